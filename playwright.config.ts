import { defineConfig } from '@playwright/test'

/** The areas of the site, each a folder of tests/e2e: `npm run test:e2e -- blog`. */
const reading = ['site', 'blog', 'admin']
/** These publish articles of today, so whoever looks at the first page of the blog goes before them. */
const publishing = ['editor', 'generator']

/**
 * Drawing what moves is a third of the work of a screen of the back office (admin-shell.spec.ts sees it in motion), and
 * reading its scripts anew for each test a quarter: its tests take turns in one browser context, emptied between them.
 */
const backOffice = { contextOptions: { reducedMotion: 'reduce' as const }, reuseContext: true }

function area(name: string) {
	const isPublic = name === 'site' || name === 'blog'
	return { name, testDir: `./tests/e2e/${name}`, ...(isPublic ? {} : { use: backOffice }) }
}

export default defineConfig({
	projects: [
		...reading.map((name) => area(name)),
		// Only where they are asked for (`npm run test:e2e -- pictures`): another browser draws other letters.
		...(process.env['PICTURES'] ? [area('pictures')] : []),
		...publishing.map((name) => ({ ...area(name), dependencies: reading })),
	],
	globalSetup: './tests/e2e/global-setup.ts',
	outputDir: './test-results/e2e',
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	// What hangs still ends; what is slow on a busy machine may be so.
	timeout: 420_000,
	expect: { timeout: 90_000 },
	use: {
		baseURL: process.env['E2E_URL'],
		locale: 'pt-BR',
		timezoneId: 'America/Sao_Paulo',
		// Recording every test costs a third of the time. To look into one: --trace on.
		trace: 'off',
		launchOptions: {
			executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
			args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
		},
	},
})
