// Browser tests, of all areas or of those that are named: npm run test:e2e -- blog editor
// Whatever else is said goes to Playwright, the name of a file for one: npm run test:e2e -- home
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { become, ensureBuilt, ensureInstalled, root, toolOf } from './setup.mjs'

await ensureInstalled()
const chromium = await ensureChromium()
await ensureBuilt()

const named = process.argv.slice(2)
const isArea = (name) => existsSync(path.join(root, 'tests', 'e2e', name))
const areas = named.filter(isArea).map((name) => `--project=${name}`)
const others = named.filter((name) => !isArea(name))
// The order of the areas matters only where all of them run.
const alone = named.length > 0 ? ['--no-deps'] : []
const pictures = named.includes('pictures') ? { PICTURES: process.env.PICTURES ?? 'check' } : {}
await become([toolOf('@playwright/test'), 'test', ...areas, ...others, ...alone], {
	CHROMIUM_PATH: chromium,
	...pictures,
})
