// A year in the life of the program, by a seed: npm run simulate -- --seed 7 --days 365
import { parseArgs } from 'node:util'
import { become, ensureInstalled, toolOf } from './setup.mjs'

const { values } = parseArgs({
	options: {
		seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
		days: { type: 'string', default: '365' },
		'every-hours': { type: 'string', default: '6' },
		cron: { type: 'string', default: '0 6 * * *' },
	},
})
Object.assign(process.env, {
	SEED: values.seed,
	DAYS: values.days,
	EVERY_HOURS: values['every-hours'],
	CRON: values.cron,
})
await ensureInstalled()
await become([toolOf('vitest'), 'run', '--project', 'embedded', 'tests/year/year.test.ts', '-t', 'nothing goes wrong'])
