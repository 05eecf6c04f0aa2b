import { site } from '#config/site.ts'
import { link } from './legal-page.ts'

/** Laws, authorities and contacts that more than one legal page points to. */
export const lgpd = link('LGPD', 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm')
export const consumerCode = link(
	'Código de Defesa do Consumidor',
	'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
)
export const insuranceContractLaw = link(
	'Lei nº 15.040/2024',
	'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
)
export const consortiumLaw = link(
	'Lei nº 11.795/2008',
	'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/l11795.htm',
)
export const susep = link('SUSEP', 'https://www.gov.br/susep/pt-br')
export const brokerLookup = link(
	'consulta de corretores da SUSEP',
	'https://www2.susep.gov.br/safe/Corretores/pesquisa',
)
export const centralBankLookup = link(
	'consulta do Banco Central',
	'https://www.bcb.gov.br/estabilidadefinanceira/encontreinstituicao',
)
export const healthAgency = link('ANS', 'https://www.gov.br/ans/pt-br')
export const consumerPlatform = link('Consumidor.gov.br', 'https://www.consumidor.gov.br')
export const procon = link('Procon RS', 'https://www.procon.rs.gov.br')

export const mailToUs = link(site.email, `mailto:${site.email}`)
export const callUs = link(site.phones[0].label, site.phones[0].href)
export const alsoCallUs = link(site.phones[1].label, site.phones[1].href)
export const privacyPolicy = link('Política de Privacidade', '/politica-de-privacidade')
export const termsOfService = link('Termos de Serviço', '/termos-de-servico')
export const transparencyPage = link('página de Transparência', '/transparencia')
