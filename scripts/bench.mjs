import { existsSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { ensureJava } from './java.mjs'
import { become, ensureBuilt, ensureInstalled } from './setup.mjs'
import { ensureWebServers } from './web-servers.mjs'

await ensureInstalled()
await ensureJava()
await ensureWebServers()
const chromium = await ensureChromium()
await ensureBuilt()
// Lighthouse measures with the whole Chromium, as the product does, where there is one.
await become(
	['bench/run.ts', ...process.argv.slice(2)],
	existsSync('/usr/bin/chromium') ? {} : { CHROMIUM_PATH: chromium },
)
