// Checks a release, a folder or a zip, without any code of this project: node check_bundle.mjs PATH. Exit status 0 or 1.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";

const NO_RULES = "variant revision abstract extends names summary publisher regions options sources notes paragraphs".split(" ");
const sha256 = (data) => createHash("sha256").update(data).digest("hex");
const check = (right, told) => { if (!right) throw new Error(told); };

function readFolder(folder, prefix = "") {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => entry.isDirectory()
    ? readFolder(`${folder}/${entry.name}`, `${prefix}${entry.name}/`)
    : [[prefix + entry.name, entry.isFile() ? readFileSync(`${folder}/${entry.name}`) : check(false, `${entry.name} is no file`)]]);
}

function readZip(zip) { // nothing stands between the files of a release, and its heads differ in names, sums and sizes alone
  const hex = (from, to) => zip.toString("hex", from, to), files = [], end = zip.length - 22;
  const whole = (right) => check(right, "the zip was packed again, or changed around its files: unpack it and check the folder");
  check(zip.includes("PK\x05\x06", 0, "latin1"), "this is neither a folder nor a zip");
  whole(end >= 0 && /^504b050600000000(....)\1.{16}0000$/.test(hex(end)));
  let first = zip.readUInt32LE(end + 16), at = first, next = 0, path = "";
  for (let start, size; at + 46 <= end; next = start + size, files.push([path, zip.subarray(start, next)])) {
    whole(/^504b0102140314000(000|008)000000002100$/.test(hex(at, at + 16)) && hex(at + 30, at + 42) === "00000000000000000000a481");
    whole(zip.readUInt32LE(at + 42) === next && hex(next, next + 30) === `504b0304${hex(at + 6, at + 32)}`);
    start = next + 30 + zip.readUInt16LE(at + 28), size = zip.readUInt32LE(at + 20), path = zip.toString("utf8", next + 30, start);
    whole(zip.readUInt32LE(at + 24) === size && path === zip.toString("utf8", at += 46, at += start - next - 30));
  }
  whole(next === first && at === end && zip.readUInt32LE(end + 12) === end - first && files.length === zip.readUInt16LE(end + 8));
  return files;
}

const word = (text) => JSON.stringify(text).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
function canonical(value) { // clause record.variant
  if (Array.isArray(value)) return `[${value.map(canonical)}]`;
  if (value === null || typeof value !== "object") return typeof value === "string" ? word(value) : String(value);
  return `{${Object.keys(value).sort().map((key) => `${word(key)}:${canonical(value[key])}`)}}`;
}
const rulesOf = (document) => Object.fromEntries(Object.entries(document).filter(([key]) => !NO_RULES.includes(key)));
const digest = (document) => `sha256:${sha256(canonical(rulesOf(document)))}`;

try {
  const list = statSync(process.argv[2]).isDirectory() ? readFolder(process.argv[2]) : readZip(readFileSync(process.argv[2]));
  const files = new Map(list), read = (path) => { check(files.has(path), `${path} is missing`); return files.get(path); };
  check(files.size === list.length, "a file is in it twice");
  const manifest = JSON.parse(read("manifest.json")), listed = new Map(manifest.files.map((row) => [row.path, row]));
  for (const [path, row] of listed) check(sha256(read(path)) === row.sha256 && read(path).length === row.size, `${path} was changed`);
  for (const path of files.keys()) check(listed.has(path) || path === "manifest.json", `${path} is not named in manifest.json`);
  const table = JSON.parse(read("variants.json"));
  const digests = new Map(Object.entries(table).map(([name, { file }]) => [name, digest(JSON.parse(read(file)))]));
  for (const name in table) check(digests.get(name) === table[name].digest, `the digest of ${name} in variants.json is wrong`);
  const clauses = new Set([...files].filter(([path]) => path.startsWith("spec/clauses/"))
    .flatMap(([, text]) => [...String(text).matchAll(/^## ([a-z.-]+)$/gm)].map((found) => found[1])));
  const records = ["records.jsonl", "quarantined.jsonl"]
    .flatMap((path) => String(read(path)).split("\n").filter(Boolean).map((line) => JSON.parse(line)));
  for (const { id, variant, clauses: named, expect } of records) {
    check(digests.get([variant.id, ...variant.options].join("+")) === variant.digest, `${id}: there is no such declaration with this digest`);
    const all = [...named, ...expect.flatMap((point) => [...(point.items ?? []), point.refused ?? {}].flatMap((found) => found.clause ?? []))];
    for (const clause of all) check(clauses.has(clause), `${id}: there is no clause ${clause}`);
  }
  console.log(`sound: ${files.size} files, ${digests.size} declarations, ${records.length} records, ${clauses.size} clauses`);
} catch (error) { console.error(String(error.message)); process.exitCode = 1; }
