import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../tests/free-port.ts'
import type { PlainArticle } from './plain-article.ts'

export const NEXT = '16.4.6'
const REACT = '19.3.1'

/** A small site of Next.js with the article in it, made once and kept, as its pages that are made anew from time to time are. */
export async function startNext({ title, description, body }: PlainArticle) {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-next-'))
	const dependencies = { next: NEXT, react: REACT, 'react-dom': REACT }
	const files = {
		'package.json': JSON.stringify({ private: true, type: 'module', dependencies }),
		'next.config.js': 'export default { turbopack: { root: import.meta.dirname } }',
		'app/layout.js':
			'export default function Layout({ children }) { return <html lang="pt-BR"><body>{children}</body></html> }',
		'app/article.json': JSON.stringify({ title, body }),
		'app/blog/[slug]/page.js': `import Link from 'next/link'
import article from '../../article.json'
export const revalidate = 3600
export const metadata = ${JSON.stringify({ title, description })}
export function generateStaticParams() { return [{ slug: 'artigo' }] }
export default function Page() {
	return (
		<main>
			<nav><Link href="/">Início</Link></nav>
			<h1>{article.title}</h1>
			<div dangerouslySetInnerHTML={{ __html: article.body }} />
		</main>
	)
}`,
		'app/page.js': 'export default function Home() { return <main><h1>Início</h1></main> }',
	}
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
		writeFileSync(path.join(folder, name), text)
	}
	const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
	const quiet = { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] as const } as never
	execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], quiet)
	const program = path.join(folder, 'node_modules/next/dist/bin/next')
	execFileSync(process.execPath, [program, 'build'], quiet)
	const port = await freePort()
	const child = spawn(process.execPath, [program, 'start', '-p', String(port)], { cwd: folder, env, stdio: 'ignore' })
	const url = `http://127.0.0.1:${port}/blog/artigo`
	while (
		!(await fetch(url).then(
			({ ok }) => ok,
			() => false,
		))
	)
		await new Promise((resolve) => setTimeout(resolve, 100))
	return { url, pid: child.pid!, stop: () => void child.kill() }
}
