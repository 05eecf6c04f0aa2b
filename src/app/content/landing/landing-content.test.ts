import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimNames } from '#core/identity/claims.ts'
import { findLanding as findMarked, landingPages as markedPages } from './all.ts'
import type { LandingContent } from './landing-content.ts'
import { landingWithClaims } from './landing-with-claims.ts'

/** As they read while every claim holds: what is left of them otherwise is held where they are drawn. */
const landingPages = markedPages.map((page) => landingWithClaims(page, claimNames))

function findLanding(slug: string): LandingContent | undefined {
	const page = findMarked(slug)
	return page && landingWithClaims(page, claimNames)
}

/** The nine of the specification, with their paths and titles. */
const pages: Record<string, [path: string, title: string]> = {
	auto: ['/seguros/auto', 'Seguro Auto'],
	residencial: ['/seguros/residencial', 'Seguro Residencial'],
	viagem: ['/seguros/viagem', 'Seguro Viagem'],
	vida: ['/seguros/vida', 'Seguro de Vida'],
	bike: ['/seguros/bike', 'Seguro Bike'],
	celular: ['/seguros/celular', 'Seguro Celular'],
	'responsabilidade-civil-profissional': [
		'/seguros/responsabilidade-civil-profissional',
		'Seguro de Responsabilidade Civil Profissional',
	],
	consorcio: ['/servicos/consorcio', 'Consórcio'],
	previdencia: ['/servicos/previdencia', 'Previdência Privada'],
}

/** The numbered drawings are made for these, in this order. */
const coverageTitles: Record<string, string> = {
	auto: 'Colisão e perda total; Roubo, furto e incêndio; Danos a terceiros; Vidros, faróis e retrovisores; Assistência 24 horas; Carro reserva',
	residencial:
		'Incêndio, raio e explosão; Vendaval e granizo; Roubo e furto; Danos elétricos; Responsabilidade civil familiar; Assistência 24 horas',
	viagem:
		'Despesas médicas e hospitalares; Bagagem extraviada; Cancelamento e interrupção; Regresso e traslado; Odontologia de urgência; Atraso de voo',
	vida: 'Morte por qualquer causa; Invalidez por acidente; Doenças graves; Diária por incapacidade; Cônjuge e filhos; Assistência funeral',
	bike: 'Roubo e furto qualificado; Queda e colisão; Danos a terceiros; Acessórios; Transporte da bike; Assistência ao ciclista',
	celular:
		'Roubo e furto qualificado; Quebra de tela; Queda acidental; Contato com líquido; Dano elétrico; Uso fora do Brasil',
	'responsabilidade-civil-profissional':
		'Erro ou omissão; Custos de defesa; Acordos e condenações; Dano moral a clientes; Perda de documentos; Fatos anteriores',
	consorcio: 'Carta de crédito; Parcelas e taxas; Sorteio mensal; Lance; Contemplação; Uso do crédito',
	previdencia: 'PGBL; VGBL; Tributação; Portabilidade; Resgate ou renda; Sucessão',
}

/** What saves nobody 40 % and is sold at nobody's 5 % has figures of its own. */
const ownFigures: Record<string, string[]> = {
	consorcio: ['10 min', '200', '12', 'R$ 0'],
	previdencia: ['10 min', 'até 12 %', '10 %', 'R$ 0'],
}

const carBrands =
	'Chevrolet, Volkswagen, Fiat, Ford, Toyota, Honda, Hyundai, Nissan, Renault, Peugeot, Citroën, Jeep, BMW, Mercedes-Benz, Audi, Volvo, Mitsubishi, Subaru, Kia, Outro'

/** Every string of a page, however deep. */
function texts(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (value && typeof value === 'object') return Object.values(value).flatMap(texts)
	return []
}

function sentences(page: LandingContent) {
	return texts(page).flatMap((text) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}\d])/u))
}

function answers(slug: string) {
	return (findLanding(slug)?.faqs ?? []).map((faq) => faq.answer).join('\n')
}

test.for(Object.entries(pages))('%s has a page, at its path and under its title', ([slug, [path, title]]) => {
	expect(landingPages.filter((page) => page.slug === slug)).toMatchObject([{ path, title }])
})

test('the shore of each of the nine shows its product', () => {
	for (const slug of Object.keys(pages))
		expect(findLanding(slug)!.motif).toBe(slug === 'responsabilidade-civil-profissional' ? 'profissional' : slug)
})

test('every numbered drawing is made for a page that names its parts', () => {
	const drawn = readdirSync('content/drawings/coverages').filter((file) => !file.startsWith('_'))
	expect(drawn.map((file) => file.replace('.svg', '')).toSorted()).toEqual(Object.keys(coverageTitles).toSorted())
})

test('a page is found by its slug, and an unknown slug finds none', () => {
	expect(findLanding('vida')?.title).toBe('Seguro de Vida')
	expect(findLanding('empresarial')).toBeUndefined()
})

test('only the auto page answers on its own chat line', () => {
	const lines = landingPages.map((page) => [page.slug, page.chat.line])
	expect(lines).toEqual(landingPages.map(({ slug }) => [slug, slug === 'auto' ? 'auto' : 'landing']))
})

test('the auto form offers the 20 brands in order and the last 25 years', () => {
	const auto = findLanding('auto')!
	expect(auto.quote.brand.options.join(', ')).toBe(carBrands)
	expect(auto.quote.year.options).toBe('last-25-years')
})

test('titles, descriptions and the people who speak are all different, and so are the icons of the nine', () => {
	const columns = [
		landingPages.map((page) => page.title),
		landingPages.map((page) => page.metaDescription),
		landingPages.map((page) => page.lead),
		landingPages.filter(({ slug }) => slug in pages).map((page) => page.icon),
		landingPages.flatMap((page) => page.testimonials.items.map((item) => item.name)),
	]
	for (const column of columns) expect(new Set(column).size).toBe(column.length)
})

test.for([
	['celular', 'Até 90 dias depois da compra'],
	['celular', 'em geral ele não é mais aceito'],
	['celular', '30 dias para danos acidentais'],
	['vida', '24 meses'],
	['bike', 'R$ 2.000 a R$ 100.000'],
	['consorcio', '24 a 200 meses'],
	['consorcio', 'fiscalizada pelo Banco Central'],
	['consorcio', 'somos apenas representantes'],
	['consorcio', 'taxa de administração e fundo de reserva'],
	['previdencia', 'até 12%'],
	['auto', 'Lei 15.040/2024, em vigor desde 11 de dezembro de 2025'],
] as const)('the questions of %s state: %s', ([slug, fact]) => {
	expect(answers(slug)).toContain(fact)
})

test.for(landingPages.map((page) => [page.slug, page] as const))('%s has every part of its page', ([slug, page]) => {
	for (const text of texts(page)) expect(text.trim()).toBe(text)
	expect(texts(page)).not.toContain('')

	expect(page.metaDescription.length).toBeGreaterThanOrEqual(120)
	expect(page.metaDescription.length).toBeLessThanOrEqual(160)
	expect(page.lead.length).toBeLessThanOrEqual(150)
	expect(page.chat.quoteMessage).toContain(page.title)
	expect(page.chat.consultantMessage).toContain(page.title)

	for (const { options } of [page.quote.brand, page.quote.year]) {
		if (options === 'last-25-years') continue
		expect(options.length).toBeGreaterThan(3)
		expect(new Set(options).size).toBe(options.length)
	}
	expect(page.quote.note).toContain('Sem taxa de adesão')

	const figures = page.benefits.items.map(({ before = '', figure, unit = '' }) => `${before} ${figure} ${unit}`.trim())
	expect(figures).toEqual(ownFigures[slug] ?? ['10 min', 'até 40 %', '5 %', 'R$ 0'])
	const titles = page.coverages.items.map((item) => item.title).join('; ')
	expect(titles).toBe(coverageTitles[slug] ?? titles)
	expect(page.faqs.length).toBeGreaterThanOrEqual(6)
	expect(page.faqs.length).toBeLessThanOrEqual(8)
	for (const faq of page.faqs) expect(faq.question).toMatch(/\?$/)
	expect(page.testimonials.items).toHaveLength(3)
})

test.for(landingPages.map((page) => [page.slug, page] as const))('%s is plain and promises nothing', ([, page]) => {
	expect(sentences(page).filter((sentence) => sentence.split(/\s+/).length >= 20)).toEqual([])
	expect(texts(page).join('\n')).not.toMatch(
		/garantimos|garantid[oa]|100\s?%|soluções completas|personalizad|sem custo|melhor preço/i,
	)
})

test('no form asks for documents or health', () => {
	const labels = landingPages.flatMap(({ quote }) => [quote.brand.label, quote.model.label, quote.year.label])
	expect(labels.join('\n')).not.toMatch(/\b(cpf|cnpj|saúde|doença|idade|nascimento|renda|salário)/i)
})
