import { vi } from 'vitest'
import { newEmbedded } from '#tests/db.ts'
import * as editors from './editors.ts'
import { furnish, liveThrough } from './history.ts'
import {
	checkArticlesADay,
	checkCosts,
	checkLeads,
	checkOutboxes,
	checkReviews,
	checkSubscribers,
} from './invariants.ts'
import { afterBirth, type Plan, runJob, runJobs, WRITE_ARTICLES } from './jobs.ts'
import { beginLife } from './life.ts'
import { catchUp, checkPublic } from './public-checks.ts'
import { keptInBin, keptTooLong } from './retention-checks.ts'
import { chanceOf, seedIds } from './seeded-chance.ts'
import * as visitors from './visitors.ts'
import { createWorld, type Planted, type World } from './world.ts'

const START = new Date('2027-01-01T03:00:00Z')
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export type Simulation = {
	seed: string
	days: number
	/** How often the clock stands still, and everything that came due is done. */
	everyHours: number
	/** When articles are written. */
	cron: string
	planted?: Planted | undefined
}

export type Outcome = {
	/** What was found to be wrong. */
	wrong: string[]
	/** The day on which it was, or all of them. */
	days: number
	deaths: number
	/** What was done, and what died of it, in order. */
	journal: string[]
	counts: Record<'leads' | 'articles' | 'mails' | 'webhooks' | 'pushes', number>
}

/** Lives through so many days in a database of its own, until something is not as it must be. */
export async function simulate({ seed, planted = {}, ...simulation }: Simulation): Promise<Outcome> {
	vi.useFakeTimers({ toFake: ['Date'], now: START })
	const unseed = seedIds(seed)
	const client = await newEmbedded()
	try {
		const truth = beginLife(client).db
		await liveThrough(truth, START, chanceOf(seed, 'history'))
		await furnish(truth, START)
		await planted.prepare?.(truth)
		const world = createWorld({ seed, client, truth, start: START, planted, onBirth: afterBirth })
		return await liveOn(world, simulation)
	} finally {
		await client.close()
		unseed()
		vi.useRealTimers()
	}
}

/** Looked at more often, a long stretch takes longer than what happens in it. */
const LOOK_EVERY = 3

async function liveOn(
	world: World,
	{ days, everyHours, cron }: Omit<Simulation, 'seed' | 'planted'>,
): Promise<Outcome> {
	const rounds = Math.ceil((days * 24) / everyHours)
	let since = START
	let wrong: string[] = []
	for (let round = 0; round < rounds && wrong.length === 0; round += 1) {
		const hours = (round + world.chance.people.random()) * everyHours
		world.setNow(new Date(START.getTime() + Math.round(hours * HOUR_MS)))
		await liveMoment(world)
		if (world.chance.people.happens(0.04)) await pressTwice(world, { cron })
		await runJobs(world, { cron }, since)
		await catchUp(world)
		wrong = await checkCosts(world)
		const isLast = round === rounds - 1
		if (wrong.length === 0 && (isLast || round % LOOK_EVERY === 0)) wrong = await look(world, since)
		since = world.now()
	}
	const { journal, deaths, ledger, mails, webhooks, pushes, now } = world
	const counts = {
		leads: ledger.leads.size,
		articles: ledger.posts.size,
		mails: mails.arrived.size,
		webhooks: webhooks.arrived.size,
		pushes: pushes.arrived.size,
	}
	return { wrong, days: Math.ceil((now().getTime() - START.getTime()) / DAY_MS), deaths, journal, counts }
}

/** How often people do something at such a moment. */
const habits: [share: number, what: (world: World) => Promise<void>][] = [
	[0.8, visitors.askForQuote],
	[0.6, visitors.workOnLead],
	[0.2, visitors.subscribe],
	[0.3, visitors.followLink],
	[0.25, editors.begin],
	[0.5, editors.writeOn],
	[0.15, editors.throwAway],
	[0.2, editors.review],
	[0.5, editors.askForPicture],
]

async function liveMoment(world: World): Promise<void> {
	for (const [share, what] of habits) if (world.chance.people.happens(share)) await what(world)
}

/** Somebody presses 'Executar agora', and once more when all is written. */
async function pressTwice(world: World, plan: Plan): Promise<void> {
	for (let times = 0; times < 2; times += 1) {
		await editors.runNow(world)
		await runJob(world, plan, WRITE_ARTICLES)
	}
}

async function look(world: World, before: Date): Promise<string[]> {
	const swept = world.ledger.done.get('forget-what-is-over')
	const emptied = world.ledger.done.get('empty-bin')
	const binned = emptied ? await keptInBin(world.truth, emptied) : 0
	return [
		...(await checkLeads(world)),
		...(await checkSubscribers(world)),
		...(await checkOutboxes(world, before)),
		...(await checkArticlesADay(world)),
		...(await checkReviews(world)),
		...(await checkPublic(world)),
		...(swept ? await keptTooLong(world.truth, swept) : []),
		...(binned > 0 ? [`${binned} articles lie in the bin past their time`] : []),
	]
}
