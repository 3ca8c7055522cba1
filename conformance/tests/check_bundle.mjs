// Checks a release, a folder or a zip, without any code of this project: node check_bundle.mjs PATH. Exit status 0 or 1.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";

const NO_RULES =
  "variant revision abstract extends names summary publisher regions options sources notes paragraphs".split(" ");
const sha256 = (data) => createHash("sha256").update(data).digest("hex");
const check = (right, told) => { if (!right) throw new Error(told); };

function readFolder(folder, prefix = "") {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => entry.isDirectory()
    ? readFolder(`${folder}/${entry.name}`, `${prefix}${entry.name}/`)
    : [[prefix + entry.name, readFileSync(`${folder}/${entry.name}`)]]);
}

function readZip(zip) {
  const files = [], end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  check(end >= 0, "this is neither a folder nor a zip");
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const path = zip.toString("utf8", at + 46, at + 46 + name), local = zip.readUInt32LE(at + 42);
    check(zip.readUInt16LE(at + 10) === 0, `${path} is compressed, and a release stores its files as they are`);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.push([path, zip.subarray(start, start + zip.readUInt32LE(at + 24))]);
    at += 46 + name + extra + comment;
  }
  return files;
}

const word = (text) => JSON.stringify(text)
  .replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
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
