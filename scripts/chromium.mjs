// Finds a Chromium for the browser tests, or installs one. The one that never shows a window needs two thirds of the
// time, so where Debian's packages can be had it comes first.
import { existsSync } from 'node:fs'
import { installPackages, mayInstall } from './debian.mjs'
import { attempt, fail, node, toolOf } from './setup.mjs'

const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
	WITHOUT_WINDOW,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export async function ensureChromium() {
	const found = await findChromium()
	if (found && (found === process.env['CHROMIUM_PATH'] || existsSync(WITHOUT_WINDOW) || !mayInstall)) return found

	console.log('Instalando o Chromium para os testes…')
	if (mayInstall) {
		// The product itself measures pages with the whole Chromium. Liberation Sans has the measures of Arial, which the
		// fallback fonts are adjusted to.
		await installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation'])
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
