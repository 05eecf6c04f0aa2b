import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import ForgotPassword from './forgot-password.tsx'

function textOf({ mailConfigured, sent }: { mailConfigured: boolean; sent: boolean }): string {
	const Page = ForgotPassword as ComponentType<object>
	const props = { loaderData: { mailConfigured }, actionData: sent ? { sent, message: '' } : undefined }
	const element = <Page {...props} />
	return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('where mail goes out a link is promised', () => {
	expect(textOf({ mailConfigured: true, sent: false })).toContain('Enviamos um link')
	expect(textOf({ mailConfigured: true, sent: true })).toContain('Confira seu e-mail')
})

test('where none goes out nothing is said to be on its way, before and after', () => {
	expect(textOf({ mailConfigured: false, sent: false })).toContain('Este servidor ainda não envia e-mails.')
	const after = textOf({ mailConfigured: false, sent: true })
	expect(after).toContain('Nenhum e-mail foi enviado')
	expect(after).not.toMatch(/a caminho|Confira seu e-mail/)
})
