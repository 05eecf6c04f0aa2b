import { runChecks } from './checks.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
const { failed } = await runChecks()
process.exit(failed === 0 ? 0 : 1)
