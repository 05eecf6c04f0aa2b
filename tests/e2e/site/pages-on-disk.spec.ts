import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { headersOfFiles } from '#server/wiring/pages.ts'
import { expect, showInterest, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'

test('a page that was sent as a file works, under the policy that stands in it', async ({ page, complaints }) => {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-pages-'))
	const server = await startOwnServer({ env: { PAGES_DIR: folder } })
	try {
		const file = path.join(folder, 'farol-live', 'blog.html')
		let body = ''
		async function readAfterVisit() {
			await page.request.get(`${server.url}/blog`)
			body = existsSync(file) ? readFileSync(file, 'utf8') : ''
			return body
		}
		await expect.poll(readAfterVisit).toContain('<html')
		// As a web server does: no header of the page's own.
		const headers = { ...headersOfFiles(server.url), 'Content-Security-Policy': "frame-ancestors 'none'" }
		await page.route(`${server.url}/blog`, (route) => route.fulfill({ body, headers }))
		await page.goto(`${server.url}/blog`)
		await showInterest(page)
		await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
		await expect(page).toHaveURL(/\/blog\/./)
		await page.goBack()
		expect(complaints).toEqual([])

		await page.evaluate(() => {
			const script = document.createElement('script')
			script.textContent = 'document.title = "injected"'
			document.body.append(script)
		})
		await expect.poll(() => complaints.splice(0).join()).toContain('Content Security Policy')
		await expect(page).not.toHaveTitle('injected')
	} finally {
		// A page that is still open asks for more, and complains of a server that is gone.
		await page.goto('about:blank')
		await server.stop()
	}
})
