import { defineConfig } from '@playwright/test'

/** The areas of the site, each a folder of tests/e2e: `npm run test:e2e -- blog`. */
const reading = ['site', 'blog', 'admin']
/** These publish articles of today, so whoever looks at the first page of the blog goes before them. */
const publishing = ['editor', 'generator']

export default defineConfig({
	projects: [
		...reading.map((name) => ({ name, testDir: `./tests/e2e/${name}` })),
		...publishing.map((name) => ({
			name,
			testDir: `./tests/e2e/${name}`,
			dependencies: reading,
			// Drawing what moves is a fifth of their work. The parts that move are the shell's, which `admin` sees in motion.
			use: { contextOptions: { reducedMotion: 'reduce' as const } },
		})),
	],
	globalSetup: './tests/e2e/global-setup.ts',
	outputDir: './test-results/e2e',
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	// What hangs still ends; what is slow on a busy machine may be so.
	timeout: 180_000,
	expect: { timeout: 60_000 },
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
