// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

typedef Json = Map<String, dynamic>;

const Json who = {
  'name': 'small engine', 'version': '1', 'language': 'Dart',
  'kinds': ['position', 'score', 'refusal'], 'variants': ['belote-fr'],
  'results': 'trace', 'refusals': 'refused',
};
const trumpOrder = '78QKTA9J', plainOrder = '789JQKTA';
const trumpValues = {'J': 20, '9': 14, 'A': 11, 'T': 10, 'K': 4, 'Q': 3};
const plainValues = {'A': 11, 'T': 10, 'K': 4, 'Q': 3, 'J': 2};

String? takeVariant(String variant, Json declaration) => variant == 'belote-fr' ? null : 'only belote-fr';

Json? position(Json given, Json? tried) {
  final String trump = given['contract']['denomination'][0].toUpperCase();
  final trick = List<Json>.from(given['trick']);
  final String led = trick.isEmpty ? '' : trick.first['card'][1];
  int strength(String card) {
    if (card[1] == trump) return 10 + trumpOrder.indexOf(card[0]);
    return card[1] == led ? plainOrder.indexOf(card[0]) : -1;
  }

  int value(String card) => (card[1] == trump ? trumpValues : plainValues)[card[0]] ?? 0;
  Json? best;
  var points = 0;
  for (final played in trick) {
    points += value(played['card']);
    if (best == null || strength(played['card']) > strength(best['card'])) best = played;
  }
  if (given['seat'] == null) {
    return {
      'winner': best!['seat'],
      'trick': {'winner': best['seat'], 'points': points},
    };
  }
  final cards = List<String>.from(given['cards']);
  final followers = cards.where((card) => card[1] == led).toList();
  final trumps = cards.where((card) => card[1] == trump).toList();
  final held = best == null ? 0 : strength(best['card']);
  final over = trumps.where((card) => strength(card) > held).toList();
  final List<String> legal;
  if (led != trump && followers.isNotEmpty) {
    legal = followers;
  } else if (best == null || trumps.isEmpty || (led != trump && side(best['seat']) == side(given['seat']))) {
    legal = cards;
  } else {
    legal = over.isEmpty ? trumps : over;
  }
  final allowed = tried == null || (tried['seat'] == given['seat'] && legal.contains(tried['card']));
  return {
    'turn': given['seat'],
    'cards': legal,
    if (!allowed) 'refused': {'phase': 'play', 'clause': 'play.follow'},
  };
}

Json? declarations(Json given, List<Json> events, Json? tried) => null;

Json? score(Json given) {
  final taker = side(given['contract']['taker']), rival = other(taker);
  int amount(String name, String side) => given[name]?[side] ?? 0;
  int capot(String side) => given['tricks'] != null && amount('tricks', other(side)) == 0 ? 90 : 0;
  final cards = amount('cards', taker), rest = amount('cards', rival);
  final belote = amount('belote', taker), theirBelote = amount('belote', rival);
  final own = cards + belote + capot(taker), against = rest + theirBelote + capot(rival);
  final pool = List<int>.from(given['pool'] ?? []);
  final items = <Json>[];
  final total = {'NS': 0, 'EW': 0, 'pool': 0};
  void write(String side, String code, int points, int game) {
    if (game == 0) return;
    items.add({'side': side, 'code': code, 'points': points, 'factor': 1, 'game': game});
    total[side] = total[side]! + game;
  }

  var outcome = own > against ? 'made' : (own < against ? 'failed' : 'tied');
  if (given['fault'] != null) {
    outcome = 'stopped';
    write(other(given['fault']['side']), 'cards.taken', 162, 162);
    write(taker, 'belote.own', belote, belote);
  } else if (outcome == 'failed') {
    write(rival, 'cards.taken', 162, 162);
    write(rival, 'capot.taken', capot(rival), capot(rival));
    write(taker, 'belote.own', belote, belote);
  } else if (outcome == 'tied') {
    write(rival, 'cards.own', rest, rest);
    write('pool', 'cards.hung', cards, cards);
    write('pool', 'belote.hung', belote, belote);
    pool.add(cards + belote);
  } else {
    write(taker, 'cards.own', cards, cards);
    write(rival, 'cards.own', rest, rest);
    write(taker, 'capot.own', capot(taker), capot(taker));
    write(taker, 'belote.own', belote, belote);
    write(taker, 'hanging.paid', 0, pool.fold(0, (sum, stake) => sum + stake));
    pool.clear();
  }
  write(rival, 'belote.own', theirBelote, theirBelote);
  return {
    'outcome': outcome,
    'items': items,
    'score': {'NS': total['NS'], 'EW': total['EW']},
    'pool': pool,
    'tests': [
      {'own': own, 'other': against},
    ],
  };
}

String side(String seat) => 'NS'.contains(seat[0]) ? 'NS' : 'EW';

String other(String side) => side == 'NS' ? 'EW' : 'NS';
