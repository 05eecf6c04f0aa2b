import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// While several instances are replaced one after another, those of the version before answer on the new tables. So a migration
// only adds: what the version before reads stays, and what it writes is taken. What nobody reads any more is dropped a release later,
// by a file that is named here with the release whose instances no longer knew of it.
const dropsWhatNobodyReads: string[] = []
/** Instances of 0.1.0 are all stopped before 0.2.0 starts; these are since then. */
const FIRST = '0033'

const folder = 'src/db/migrations'
const migrations = readdirSync(folder).filter((file) => file.endsWith('.sql') && file >= FIRST)

const notAdding: [what: string, pattern: RegExp][] = [
	['drops what is read', /\bdrop\s+(?:table|column|view|type|function|schema|default)\b/i],
	['renames what is read', /\brename\b/i],
	['changes a type', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
	['asks for what was left empty', /\bset\s+not\s+null\b/i],
	['asks for what is not written', /\badd\s+column\s+\S+\s+(?!.*\b(?:default|generated)\b).*\bnot\s+null\b/i],
]

/** What in these statements an instance of the version before would stumble over. */
function stumblingBlocks(text: string): string[] {
	const statements = text.split(/;\s*(?:-->.*)?$/m)
	const existed = (table: string) => !new RegExp(`create table "?${table}"?`, 'i').test(text)
	return statements.flatMap((statement) => {
		const found = notAdding.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what)
		const ruled = /(?:alter\s+table|create\s+unique\s+index\s+\S+\s+on)\s+"?(\w+)"?/i.exec(statement)?.[1]
		const rule = /create\s+unique\s+index|add\s+constraint\s+\S+\s+(?:check|unique)/i.test(statement)
		// A column of the same migration is one that the version before leaves empty.
		const ofNew = /unique\s*\("(\w+)"\)/i.exec(statement)?.[1]
		const onlyNew = ofNew !== undefined && new RegExp(`add column "${ofNew}"`, 'i').test(text)
		if (rule && ruled && existed(ruled) && !onlyNew) found.push('refuses what is written')
		return found
	})
}

test.for([
	['ALTER TABLE "leads" DROP COLUMN "phone";', 'drops what is read'],
	['DROP TABLE "leads";', 'drops what is read'],
	['ALTER TABLE "leads" RENAME COLUMN "phone" TO "telephone";', 'renames what is read'],
	['ALTER TABLE "leads" ALTER COLUMN "number" SET DATA TYPE bigint;', 'changes a type'],
	['ALTER TABLE "leads" ALTER COLUMN "phone" SET NOT NULL;', 'asks for what was left empty'],
	['ALTER TABLE "leads" ADD COLUMN "kind" text NOT NULL;', 'asks for what is not written'],
	['CREATE UNIQUE INDEX "one_phone" ON "leads" ("phone");', 'refuses what is written'],
	['ALTER TABLE "leads" ADD CONSTRAINT "short" CHECK (length(name) < 9);', 'refuses what is written'],
])('%s is a stumbling block', ([statement, what]) => {
	expect(stumblingBlocks(statement!)).toEqual([what])
})

test.for(migrations)('%s lets the version before go on', (file) => {
	const blocks = stumblingBlocks(readFileSync(`${folder}/${file}`, 'utf8'))
	expect(dropsWhatNobodyReads.includes(file) ? [] : blocks).toEqual([])
})
