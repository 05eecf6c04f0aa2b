import { insertFacts } from '#core/facts/testing/insert-facts.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { users } from '#db/schema/users.ts'
import type { TextModel } from '../../models/text-model.ts'
import { findRun } from '../find-run.ts'
import { takeRun } from '../hold-run.ts'
import type { RunServices } from '../run-services.ts'
import { runSettings } from '../run-settings.ts'
import { startRun } from '../start-run.ts'
import { workRun } from '../work-run.ts'
import { testServices } from './services.ts'

export const by = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' as const }

export type Wanted = Partial<Omit<RunServices, 'models'>> & {
	prompt?: string
	settings?: Record<string, unknown>
	/** Whether there is a key. */
	models?: boolean
}

/** Runs from start to end, as a person and a worker would take them. */
export function testRuns(db: Db, model: () => TextModel) {
	async function start({ prompt = 'franquia do seguro do carro', settings = {} }: Wanted = {}) {
		await db.insert(users).values(by).onConflictDoNothing()
		await db.insert(categories).values({ name: 'Seguro Auto', slug: 'seguro-auto' }).onConflictDoNothing()
		const options = runSettings.parse({ fastMode: true, ...settings })
		// What publishes itself is held against the register.
		if (options.autoPublish) await insertFacts(db)
		const started = await startRun(db, { prompt, settings: options, by, now: new Date() })
		return started.ok ? started.id : ''
	}

	async function workAll(services: RunServices, signal = new AbortController().signal) {
		const hold = await takeRun(db, { clock: services.clock })
		if (hold) await workRun(services, { hold, signal })
	}

	async function run(wanted: Wanted = {}) {
		const { prompt: _, settings: __, models, ...overrides } = wanted
		const id = await start(wanted)
		const { services, waits, faults } = testServices(db, { ...(models && { models: [model()] }), ...overrides })
		await workAll(services)
		return { id, waits, faults, run: (await findRun(db, id))! }
	}

	return { start, workAll, run }
}

export function statuses(view: { steps: { id: string; status: string }[] }): string[] {
	return view.steps.map(({ id, status }) => `${id} ${status}`)
}
