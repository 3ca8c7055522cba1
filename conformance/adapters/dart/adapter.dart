// Speaks the protocol for the engine behind places.dart, one line of JSON in, one out. Nothing to change here.

import 'dart:convert';
import 'dart:io';

import 'places.dart';

// Observes one place of a record; null if the engine has no answer.
Json? observe(Json record, Json ask) {
  final Json given = record['given'];
  final events = List<Json>.from(record['events']);
  final int count = ask['at'] == 'end' ? events.length : ask['at'];
  final tried = count < events.length ? events[count] : null;
  final seen = switch (record['base'] ?? record['kind']) {
    'position' => position(given, tried),
    'declarations' => declarations(given, events.sublist(0, count), tried),
    'score' => score(given),
    _ => null,
  };
  return seen == null ? null : {'at': ask['at'], ...seen};
}

// Observes every place that is asked for.
Json run(Json request) {
  final Json record = request['record'];
  final observations = [for (final Json ask in request['ask']) observe(record, ask)];
  if (observations.contains(null)) {
    return {'status': 'skipped', 'reason': 'a place gave no answer'};
  }
  return {'status': 'ok', 'observations': observations};
}

// Takes a variant or says why not.
Json variant(Json request) {
  final reason = takeVariant(request['id'], request['declaration']);
  return reason == null ? {'status': 'ok'} : {'status': 'unsupported', 'reason': reason};
}

// Answers one request.
Json reply(Json request) => switch (request['message']) {
      'hello' => {'protocol': '1.0', ...who},
      'variant' => variant(request),
      'run' => run(request),
      'stop' => {},
      final other => {'message': 'error', 'reason': 'unknown message $other'},
    };

// Answers one line; an exception becomes an error, and the program goes on.
Json answer(String line) {
  Json head = {'message': 'error', 'seq': null};
  try {
    final Json request = jsonDecode(line);
    head = {'message': request['message'], 'seq': request['seq']};
    return {...head, ...reply(request)};
  } catch (error) {
    final failed = head['message'] == 'run' ? 'status' : 'message';
    return {...head, failed: 'error', 'reason': '$error'};
  }
}

// Answers line after line until stop or the end of input.
Future<void> main() async {
  await for (final line in stdin.transform(utf8.decoder).transform(const LineSplitter())) {
    final said = answer(line);
    stdout.write('${jsonEncode(said)}\n');
    await stdout.flush();
    if (said['message'] == 'stop') break;
  }
}
