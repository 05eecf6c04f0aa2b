import type { Article } from '../finding.ts'
import { plainSections } from './plain-sections.ts'

const susep = '<a href="https://www.gov.br/susep/pt-br">página da SUSEP</a>'
const law = '<a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm">Lei 15.040/2024</a>'

const sections = Object.entries(plainSections).slice(0, 8)

/** An article with nothing to complain about. */
export const goodArticle = {
	title: 'Como ler a proposta do seguro do carro',
	metaTitle: 'Como ler a proposta do seguro do carro',
	metaDescription:
		'Um guia curto para ler a proposta do seguro do carro antes de assinar: prazos, franquia, limites e o que perguntar ao corretor de seguros.',
	content: [
		'<p>Antes de assinar, leia a proposta inteira. Este guia mostra como ler a proposta do seguro do carro. Quem fiscaliza é a SUSEP.</p>',
		'<figure><img src="/media/files/proposta.webp" alt="Uma proposta sobre a mesa" width="800" height="450"></figure>',
		'<h2>O que ler na proposta</h2><p>Cada ponto abaixo tem o seu lugar nela.</p>',
		...sections.map(([topic, said]) => `<h2>Sobre o ${topic}</h2><p>${said.replace('{about}', 'a proposta')}</p>`),
		`<ul><li>Veja a ${susep}.</li><li>Leia a ${law}.</li><li>Peça uma <a href="/seguros/auto">cotação de seguro auto</a>.</li><li>Leia mais no <a href="/blog">nosso blog</a>.</li></ul>`,
		'<p><em>Este conteúdo é informativo e não substitui a leitura da apólice.</em></p>',
	].join(''),
	categorySlug: 'seguro-auto',
	sourceUrls: ['https://www.gov.br/susep/pt-br'],
} satisfies Article

export const surroundings = {
	now: new Date('2026-11-15T12:00:00Z'),
	siteUrl: 'https://faroldosul.example',
	hasSkipLink: true,
	closest: null,
	claims: [],
	review: { name: 'Ana Nunes', registration: '202012345', reviewedAt: new Date('2026-10-01T12:00:00Z') },
}
