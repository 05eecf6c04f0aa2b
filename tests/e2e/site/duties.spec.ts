import { freshIdentity } from '#config/site.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, overflowOf, test } from '../fixtures.ts'

for (const width of [390, 1440]) {
	test(`the symbol in the footer leads to the statement on accessibility, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 })
		await page.goto('/blog')
		const symbol = page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' })
		await expect(symbol.locator('svg')).toBeVisible()
		expect((await symbol.boundingBox())!.height).toBeGreaterThanOrEqual(44)
		await symbol.click()
		await expect(page).toHaveURL(/\/acessibilidade$/)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acessibilidade')
		const statement = page.getByRole('main')
		await expect(statement).toContainText('Lei nº 13.146/2015')
		await expect(statement).toContainText('Não houve teste com pessoas com deficiência')
		await expect(statement.getByRole('link', { name: freshIdentity.email })).toHaveAttribute('href', /^mailto:/)
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page)
	})
}

test('who looks for a weakness finds whom to tell of it', async ({ request, baseURL }) => {
	const answer = await request.get('/.well-known/security.txt')
	expect(answer.status()).toBe(200)
	expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i)
	const fields = new Map(
		(await answer.text())
			.trim()
			.split('\n')
			.map((line) => line.split(/: (.*)/, 2) as [string, string]),
	)
	expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
	expect(fields.get('Contact')).toBe(`mailto:${freshIdentity.privacyContact.email}`)
	expect(fields.get('Canonical')).toBe(`${baseURL}/.well-known/security.txt`)
	expect(new Date(fields.get('Expires')!).getTime()).toBeGreaterThan(Date.now())
	const map = await (await request.get('/sitemap.xml')).text()
	expect(map).toContain(`<loc>${baseURL}/acessibilidade</loc>`)
})
