// The development server: Vite's hot reload in front, the same Hono application behind it.
import { globSync } from 'node:fs'
import http from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { cutFonts } from './cut-fonts.mjs'

await cutFonts()
// `--mode interest` hydrates on interest as production does, but with React's development build: it warns.
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'development' } } })
const server = http.createServer()
const vite = await createServer({
	appType: 'custom',
	mode: values.mode,
	server: { middlewareMode: true, hmr: { server } },
})
// To read all content takes a busy machine longer than the minute that a module may take to be imported.
for (const file of globSync('src/**/*.content{,.server}.ts', { exclude: ['**/testing/**'] }))
	await vite.environments.ssr.transformRequest(`/${file}`)
const load = (file) => vite.environments.ssr.runner.import(file)

const { startDevelopment } = await load('/src/server/boot/development.ts')
const { config, running } = await startDevelopment()

const application = getRequestListener(async (request) => {
	try {
		// Loaded anew after every edit; the database and its connections stay open.
		const { createApp } = await load('/src/server/app.ts')
		return createApp(running).fetch(request)
	} catch (error) {
		vite.ssrFixStacktrace(error)
		return new Response(error.stack, { status: 500 })
	}
})

server.on('request', (request, response) => vite.middlewares(request, response, () => application(request, response)))
server.listen(config.PORT, config.HOST, () =>
	console.log(`Desenvolvimento em ${config.SITE_URL} (peças em ${config.SITE_URL}/design)`),
)

async function stop() {
	server.close()
	await vite.close()
	await running.close()
	process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
