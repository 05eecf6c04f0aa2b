// Finds a Chromium for the browser tests, or installs one.
import { existsSync } from 'node:fs'
import { attempt, fail, node, toolOf } from './setup.mjs'

const usualPlaces = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export async function ensureChromium() {
	const found = await findChromium()
	if (found) return found

	console.log('Instalando o Chromium para os testes…')
	const isRoot = process.getuid?.() === 0
	if (isRoot && existsSync('/usr/bin/apt-get')) {
		const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
		await attempt('apt-get', ['update', '-qq'], quiet)
		// Liberation Sans has the measures of Arial, which the fallback fonts are adjusted to.
		await attempt('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], quiet)
	} else {
		await attempt(node, [toolOf('@playwright/test'), 'install', 'chromium'])
	}
	return (await findChromium()) ?? fail('Os testes precisam do Chromium: instale-o ou aponte CHROMIUM_PATH para ele.')
}

async function findChromium() {
	const { chromium } = await import('@playwright/test')
	return [process.env['CHROMIUM_PATH'], ...usualPlaces, chromium.executablePath()].find(
		(file) => file && existsSync(file),
	)
}
