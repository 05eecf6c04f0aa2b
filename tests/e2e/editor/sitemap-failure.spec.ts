import { randomUUID } from 'node:crypto'
import { startGoogle } from '../../stand-ins/google.ts'
import { expect, open, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { toast } from '../pages/notices.ts'
import { publish as publishPost, title } from '../pages/post-editor.ts'

const EMAIL = 'admin@faroldosul.example'
const PASSWORD = 'uma-senha-de-testes'

test('a sitemap that cannot be sent is told in the editor and stays on the dashboard until it is dealt with', async ({
	page,
}) => {
	const google = await startGoogle()
	google.goDown(true)
	const server = await startOwnServer({
		env: {
			ADMIN_EMAIL: EMAIL,
			ADMIN_PASSWORD: PASSWORD,
			GOOGLE_SERVICE_ACCOUNT: JSON.stringify(google.account()),
			SEARCH_CONSOLE_BASE_URL: google.baseUrl,
			SEARCH_CONSOLE_SITE_URL: 'sc-domain:localhost',
		},
	})
	try {
		const origin = { origin: server.url }
		await page.request.post(`${server.url}/functions/v1/admin-setup`, { headers: origin })
		await page.request.post(`${server.url}/api/auth/sign-in/email`, {
			data: { email: EMAIL, password: PASSWORD },
			headers: origin,
		})
		const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Falha ao enviar sitemap' })
		const publish = async () => {
			await open(page, `${server.url}/admin/posts/new`)
			await title(page).fill(`Publicado ${randomUUID()}`)
			await page.getByRole('tab', { name: 'HTML' }).click()
			await page.getByLabel('Conteúdo em HTML').fill('<p>Um texto.</p>')
			await publishPost(page)
			await expect(toast(page, 'Falha ao enviar sitemap')).toBeVisible()
			await open(page, `${server.url}/admin/dashboard`)
			await expect(failure).toContainText('O Search Console está com problemas no momento.')
		}

		await publish()
		await failure.getByRole('button', { name: 'Enviar agora' }).click()
		await expect(toast(page, 'Erro no envio')).toBeVisible()
		await expect(failure).toBeVisible()
		await failure.getByRole('button', { name: 'Dispensar' }).click()
		await expect(failure).toBeHidden()
		await page.reload()
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(failure).toBeHidden()

		// A later change that cannot be sent either is told again, well before the next try of what was put aside.
		await publish()
		google.goDown(false)
		await failure.getByRole('button', { name: 'Enviar agora' }).click()
		await expect(toast(page, 'Sitemap enviado', { exact: true })).toBeVisible()
		await expect(failure).toBeHidden()
	} finally {
		await server.stop()
		await google.stop()
	}
})
