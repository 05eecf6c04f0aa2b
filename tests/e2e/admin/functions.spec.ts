import { expect, test } from '../fixtures.ts'

type Description = {
	paths: Record<
		string,
		{ post: { requestBody: { content: { 'application/json': { example: object } } } }; get?: object }
	>
}

const measuredHere = {
	source: 'lighthouse',
	scores: { accessibility: 100, bestPractices: 100, seo: 100 },
	seoScore: 100,
	performanceScore: expect.any(Number),
	accessibilityScore: 100,
	bestPracticesScore: 100,
	coreWebVitals: { lcp: expect.any(Number), fid: null, cls: expect.any(Number), inp: null },
}

test('every function takes its own example, and says if it is up', async ({ page, signIn, baseURL }) => {
	await signIn(page)
	const { paths } = (await (await page.request.get('/openapi.json')).json()) as Description
	expect(Object.keys(paths)).toEqual(
		expect.arrayContaining(
			['validate-content', 'auto-fix-seo', 'analyze-pagespeed'].map((name) => `/functions/v1/${name}`),
		),
	)
	for (const [path, { post, get }] of Object.entries(paths)) {
		const headers = { origin: baseURL! }
		const answer = await page.request.post(path, {
			data: post.requestBody.content['application/json'].example,
			headers,
			timeout: 0,
		})
		const body = (await answer.json()) as { success: boolean; correlationId: string }
		// The server of the tests has its first admin elsewhere, or gets it here.
		if (!path.endsWith('admin-setup'))
			expect([path, answer.status(), body.success], JSON.stringify(body).slice(0, 500)).toEqual([path, 200, true])
		expect(body.correlationId).toBe(answer.headers()['x-correlation-id'])
		// Its example is the home page, which a real Lighthouse has opened.
		if (path.endsWith('analyze-pagespeed')) {
			expect(body).toMatchObject(measuredHere)
			// In seconds, where the first content, which comes no later, is in milliseconds.
			const { lcp, fcp } = (body as unknown as { coreWebVitals: Record<string, number> }).coreWebVitals
			expect(lcp).toBeLessThan(fcp!)
		}
		if (get) expect(await (await page.request.get(`${path}?health=1`)).json()).toMatchObject({ status: 'healthy' })
	}
})

test('nothing of this machine or its network is measured', async ({ page, signIn, baseURL }) => {
	// One page is measured at a time, and another test may be at it.
	await signIn(page)
	const measure = async (url: string) => {
		const headers = { origin: baseURL! }
		return (await page.request.post('/functions/v1/analyze-pagespeed', { data: { url }, headers, timeout: 0 })).json()
	}
	for (const url of ['http://169.254.169.254/latest/meta-data/', 'http://127.0.0.1:1/'])
		expect(await measure(url)).toMatchObject({ success: false, code: 'not-public' })
	// A name that nobody has is looked up before a browser is started.
	expect(await measure('https://nao-existe.invalid/')).toMatchObject({ success: false, code: 'not-reachable' })
})

test('texts are checked and mended over HTTP', async ({ page, signIn, baseURL }) => {
	await signIn(page)
	const call = (name: string, data: object) =>
		page.request.post(`/functions/v1/${name}`, { data, headers: { origin: baseURL! } })
	const content = '<h1>Um</h1><h1>Dois</h1><p>Indenização garantida em qualquer caso.</p>'

	const checked = await (await call('validate-content', { content, title: 'Curto', description: '' })).json()
	expect(checked).toMatchObject({ success: true, passes: false, cached: false })
	expect(checked.issues).toEqual(
		expect.arrayContaining([
			expect.objectContaining({
				type: 'single-h1',
				severity: 'crítico',
				autoFixable: true,
				fix: expect.any(String),
				element: expect.any(String),
			}),
			expect.objectContaining({ type: 'absolute-promises', severity: 'crítico', autoFixable: false }),
		]),
	)
	const again = await (await call('validate-content', { content, title: 'Curto', description: '' })).json()
	expect(again).toMatchObject({ cached: true, score: checked.score })

	const fixed = await (await call('auto-fix-seo', { content, title: 'Curto', metaDescription: '' })).json()
	expect(fixed.fixedContent).toContain('<h1>Um</h1><h2>Dois</h2>')
	expect(fixed.scoreAfter).toBeGreaterThan(fixed.scoreBefore)
	expect(fixed.appliedFixes.map(({ type }: { type: string }) => type)).toContain('single-h1')
})

test('a payload that does not fit is refused with what is wrong in it', async ({ page, signIn, baseURL }) => {
	await signIn(page)
	const refused: [string, unknown, string][] = [
		['validate-content', {}, 'Conteúdo necessário'],
		['validate-content', { content: '   ' }, 'Conteúdo necessário'],
		['validate-content', { content: 7 }, 'Conteúdo necessário'],
		['validate-content', { content: 'x'.repeat(500_001) }, 'Conteúdo grande demais'],
		['validate-content', { content: 'x', title: 7 }, 'Deve ser um texto'],
		['auto-fix-seo', { content: null }, 'Conteúdo necessário'],
		['auto-fix-seo', { content: '<b>'.repeat(20_001) }, 'Conteúdo grande demais'],
		['analyze-pagespeed', { url: 'javascript:alert(1)' }, 'URL necessária'],
		['analyze-pagespeed', { url: 'file:///etc/passwd' }, 'URL necessária'],
		['analyze-pagespeed', { url: 'https://user:senha@exemplo.com.br/' }, 'URL sem usuário nem senha'],
		['analyze-pagespeed', {}, 'URL necessária'],
	]
	for (const [name, data, message] of refused) {
		const answer = await page.request.post(`/functions/v1/${name}`, { data, headers: { origin: baseURL! } })
		expect([name, answer.status(), await answer.json()]).toEqual([
			name,
			400,
			expect.objectContaining({
				code: 'INVALID_PAYLOAD',
				issues: [expect.objectContaining({ message: expect.stringContaining(message) })],
				correlationId: expect.any(String),
			}),
		])
	}
	const hostile = {
		content: `<script>alert(1)</script>${'<img src=x><h4>a</h4>'.repeat(200)}${'<b>'.repeat(5_000)}<!--`,
		title: '\u2028</script>',
		description: '\uFFFE',
	}
	for (const name of ['validate-content', 'auto-fix-seo']) {
		const answer = await page.request.post(`/functions/v1/${name}`, { data: hostile, headers: { origin: baseURL! } })
		expect([name, answer.status()]).toEqual([name, 200])
	}
})
