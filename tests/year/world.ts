import { createHmac } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { vi } from 'vitest'
import { newVapidKey } from '#core/push/vapid.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { createSeal } from '#lib/seal.ts'
import { beginLife, type Life, type Rewrite } from './life.ts'
import type { Bills } from './providers.ts'
import { createReceiver, type Letterbox, type Receiver } from './receivers.ts'
import { type Chance, chanceOf } from './seeded-chance.ts'

export const SITE_URL = 'https://farol.example'
export const BRAND = 'Farol'
export const LEADS_TO = 'leads@farol.example'
export const seal = createSeal('a-secret-for-the-simulation-0123456789')
export const vapidKey = newVapidKey()
export const sign = (text: string) => createHmac('sha256', 'simulated').update(text).digest('base64url')
/** Nobody reads along; what goes wrong is found by looking at what is there. */
export const silent = { info() {}, warn() {}, error() {}, debug() {} } as unknown as Log
export const editor = person('erica', 'Érica', 'admin')
export const reviewer = person('rui', 'Rui', 'admin')

function person(id: string, name: string, role: ActingAdmin['role']): ActingAdmin {
	return { id, name, email: `${id}@farol.example`, role, address: '203.0.113.7' }
}

/** A mistake that is put in from outside, to see whether it is found. */
export type Planted = {
	rewrite?: Rewrite
	/** In what readers are answered from. */
	rewriteReading?: Rewrite
	withoutTransactions?: boolean
	/** Of a job's clock. */
	aheadMs?: { job: string; ms: number }
	/** Says that a message was taken, and lets it fall. */
	dropsPushes?: boolean
	/** What is changed in the database itself. */
	prepare?: (db: Db) => Promise<unknown>
}

export type WrittenPost = {
	id: string
	slug: string
	version: number
	/** What the saved text says, and nothing else does. */
	mark: string
	/** What readers may read, before and after the moment that somebody chose. */
	shown: string | null
	due: { at: Date; shows: string | null } | undefined
	binnedAt: Date | undefined
}

/** What people were told that it is done. It must be so, and once. */
export type Ledger = {
	/** By the sending's own number. */
	leads: Map<string, { id: string; number: number; at: Date; moves: number; status: 'new' | 'contacted' | 'lost' }>
	posts: Map<string, WrittenPost>
	reviews: Map<string, number>
	subscribers: Map<string, { confirmed: boolean; cancelled: boolean }>
	/** Of jobs, the moment of the last run that ended well. */
	done: Map<string, Date>
}

export type World = {
	seed: string
	start: Date
	chance: Record<'people' | 'crashes' | 'providers', Chance>
	now: () => Date
	setNow: (now: Date) => void
	life: () => Life
	/** Without crashes and mistakes: for whoever checks. */
	truth: Db
	/** As readers are answered. */
	reading: Db
	mails: Letterbox
	webhooks: Receiver
	pushes: Receiver
	bills: Bills
	ledger: Ledger
	planted: Planted
	/** Of a subject that no other article has. */
	newTitle: () => string
	journal: string[]
	deaths: number
	/** Does something until it is done: whoever is told nothing, as the process died, asks again. */
	act: <T>(name: string, work: (db: Db) => Promise<T>) => Promise<T>
}

/** The same act is not struck down for ever. */
const MOST_DEATHS = 3
const CRASH_SHARE = 0.2
const FIRST_LENGTH = 40
const FEWEST_STEPS = 4

type Making = {
	seed: string
	client: PGlite
	truth: Db
	start: Date
	planted: Planted
	onBirth: (db: Db) => Promise<void>
}

export function createWorld({ seed, client, truth, start, planted, onBirth }: Making): World {
	let now = start
	let life = beginLife(client, planted)
	let titles = 0
	/** How many steps each act took when it was last done. */
	const lengths = new Map<string, number>()
	const [people, crashes, providers] = ['people', 'crashes', 'providers'].map((name) => chanceOf(seed, name))
	const chance = { people: people!, crashes: crashes!, providers: providers! }
	const receiver = (name: string) => createReceiver(chanceOf(seed, name))
	const world: World = {
		seed,
		start,
		chance,
		now: () => now,
		setNow(moment) {
			now = moment
			// The database's own clock, too.
			vi.setSystemTime(moment)
		},
		life: () => life,
		truth,
		reading: beginLife(client, { rewrite: planted.rewriteReading }).db,
		mails: { ...receiver('mails'), letters: [] },
		webhooks: receiver('webhooks'),
		pushes: receiver('pushes'),
		bills: new Map(),
		ledger: { leads: new Map(), posts: new Map(), reviews: new Map(), subscribers: new Map(), done: new Map() },
		planted,
		newTitle() {
			titles += 1
			// In letters: a number after 'Artigo' would be one of a law.
			const name = titles.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)
			return `Assunto ${name.repeat(3)}um ${name.repeat(3)}dois`
		},
		journal: [],
		deaths: 0,
		async act(name, work) {
			for (let deaths = 0; ; deaths += 1) {
				const before = life.spare()
				// Anywhere in what the same act took when it was last done.
				if (deaths < MOST_DEATHS && chance.crashes.happens(CRASH_SHARE))
					life.dieIn(chance.crashes.upTo(lengths.get(name) ?? FIRST_LENGTH))
				const done = await Promise.race([work(life.db).then((value) => ({ value })), life.died])
				const steps = life.spare() - before
				const lives = done !== 'died'
				for (const box of [world.mails, world.webhooks, world.pushes]) box.ended(lives)
				world.journal.push(`${now.toISOString()} ${name}${lives ? '' : ' died'}`)
				if (lives) {
					lengths.set(name, Math.max(steps, FEWEST_STEPS))
					return done.value
				}
				world.deaths += 1
				life = beginLife(client, planted)
				await onBirth(life.db)
			}
		},
	}
	return world
}
