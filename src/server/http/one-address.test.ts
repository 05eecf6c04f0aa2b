import { expect, test } from 'vitest'
import { oneAddress } from './one-address.ts'

const site = 'https://exemplo.com.br'

test.for([
	['/Blog', '/blog'],
	['/Seguros/Auto', '/seguros/auto'],
	['/Transparencia?utm_source=X', '/transparencia?utm_source=X'],
	['/BLOG/Categoria/Vida?pagina=2&q=AUTO', '/blog/categoria/vida?pagina=2&q=AUTO'],
	['/Robots.txt', '/robots.txt'],
	['/contact/', '/contact'],
	['//Contact//', '/contact'],
	['/Blog/a%C3%A7%C3%A3o', '/blog/a%C3%A7%C3%A3o'],
	['/Admin/Login?next=%2Fadmin%2FLeads', '/admin/login?next=%2Fadmin%2FLeads'],
	['/admin/redefinir-senha/?token=AbC', '/admin/redefinir-senha?token=AbC'],
	['/admin/Leads.data', '/admin/leads.data'],
])('%s leads to %s', ([asked, address]) => {
	expect(oneAddress(site + asked)).toBe(address)
})

test.for([
	'/',
	'/blog?q=AUTO',
	'/blog/a%C3%A7%C3%A3o',
	'/pedido/AbC_9-x',
	'/media/files/AbC.webp',
	'/assets/site-BQ1x.css',
	'/api/auth/x/AbC',
	'/functions/v1/Nada',
	'/admin/leads/0b5e7a52-5d5f-4c2e-9d3a-7f0f6b1c2d3e?aba=Notas',
])('%s stays as it is', (asked) => {
	expect(oneAddress(site + asked)).toBeUndefined()
})
