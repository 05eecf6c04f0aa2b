const planalto = 'https://www.planalto.gov.br/ccivil_03'

/** Official pages the knowledge base leans on. */
export const sources = {
	'lei-do-seguro': {
		url: `${planalto}/_ato2023-2026/2024/lei/l15040.htm`,
		title: 'Lei 15.040/2024, do contrato de seguro',
	},
	susep: { url: 'https://www.gov.br/susep/pt-br', title: 'Superintendência de Seguros Privados (SUSEP)' },
	'susep-auto': {
		url: 'https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis',
		title: 'SUSEP: seguro de automóveis',
	},
	'susep-mutualista': {
		url: 'https://www.gov.br/susep/pt-br/assuntos/associacoes-de-protecao-patrimonial-mutualista',
		title: 'SUSEP: associações de proteção patrimonial mutualista',
	},
	'susep-corretores': {
		url: 'https://www2.susep.gov.br/safe/Corretores/pesquisa',
		title: 'SUSEP: consulta de corretores registrados',
	},
	consumidor: { url: 'https://www.consumidor.gov.br', title: 'Consumidor.gov.br, plataforma pública de reclamações' },
	senacon: {
		url: 'https://www.gov.br/mj/pt-br/assuntos/seus-direitos/consumidor',
		title: 'Secretaria Nacional do Consumidor (Senacon)',
	},
	'procon-rs': { url: 'https://www.procon.rs.gov.br', title: 'Procon do Rio Grande do Sul' },
	cdc: { url: `${planalto}/leis/l8078compilado.htm`, title: 'Código de Defesa do Consumidor' },
	'codigo-civil': { url: `${planalto}/leis/2002/l10406compilada.htm`, title: 'Código Civil' },
	'codigo-penal': { url: `${planalto}/decreto-lei/del2848compilado.htm`, title: 'Código Penal' },
	'lei-do-desmonte': {
		url: `${planalto}/_ato2011-2014/2014/lei/l12977.htm`,
		title: 'Lei 12.977/2014, da desmontagem de veículos',
	},
	ctb: { url: `${planalto}/leis/l9503compilado.htm`, title: 'Código de Trânsito Brasileiro' },
	'decreto-lei-73': { url: `${planalto}/decreto-lei/del0073.htm`, title: 'Decreto-Lei 73/1966, do sistema de seguros' },
	'lei-dos-corretores': { url: `${planalto}/leis/l4594.htm`, title: 'Lei 4.594/1964, da profissão de corretor' },
	'lei-126': { url: `${planalto}/leis/lcp/lcp126.htm`, title: 'Lei Complementar 126/2007, do resseguro' },
	'lei-211': { url: `${planalto}/leis/lcp/lcp211.htm`, title: 'Lei Complementar 211/2024' },
	'lei-213': { url: `${planalto}/leis/lcp/lcp213.htm`, title: 'Lei Complementar 213/2025, da proteção mutualista' },
	juizados: { url: `${planalto}/leis/l9099.htm`, title: 'Lei 9.099/1995, dos juizados especiais' },
	inquilinato: { url: `${planalto}/leis/l8245.htm`, title: 'Lei 8.245/1991, das locações' },
	condominios: { url: `${planalto}/leis/l4591.htm`, title: 'Lei 4.591/1964, dos condomínios' },
	lgpd: { url: `${planalto}/_ato2015-2018/2018/lei/l13709.htm`, title: 'Lei Geral de Proteção de Dados' },
	anpd: { url: 'https://www.gov.br/anpd/pt-br', title: 'Autoridade Nacional de Proteção de Dados (ANPD)' },
	consorcios: {
		url: `${planalto}/_ato2007-2010/2008/lei/l11795.htm`,
		title: 'Lei 11.795/2008, do sistema de consórcios',
	},
	bcb: { url: 'https://www.bcb.gov.br', title: 'Banco Central do Brasil' },
	'bcb-instituicoes': {
		url: 'https://www.bcb.gov.br/estabilidadefinanceira/encontreinstituicao',
		title: 'Banco Central: consulta de instituições autorizadas',
	},
	'planos-de-saude': { url: `${planalto}/leis/l9656.htm`, title: 'Lei 9.656/1998, dos planos de saúde' },
	ans: { url: 'https://www.gov.br/ans/pt-br', title: 'Agência Nacional de Saúde Suplementar (ANS)' },
	inclusao: { url: `${planalto}/_ato2015-2018/2015/lei/l13146.htm`, title: 'Lei Brasileira de Inclusão' },
	'pessoa-idosa': { url: `${planalto}/leis/2003/l10.741.htm`, title: 'Estatuto da Pessoa Idosa' },
	'previdencia-complementar': {
		url: `${planalto}/leis/lcp/lcp109.htm`,
		title: 'Lei Complementar 109/2001, da previdência complementar',
	},
	'tabela-regressiva': {
		url: `${planalto}/_ato2004-2006/2004/lei/l11053.htm`,
		title: 'Lei 11.053/2004, da tributação dos planos de previdência',
	},
	'escolha-da-tabela': {
		url: `${planalto}/_ato2023-2026/2024/lei/l14803.htm`,
		title: 'Lei 14.803/2024, da escolha do regime de tributação',
	},
	receita: { url: 'https://www.gov.br/receitafederal/pt-br', title: 'Receita Federal' },
	anac: { url: 'https://www.gov.br/anac/pt-br', title: 'Agência Nacional de Aviação Civil (ANAC)' },
	'anac-drones': { url: 'https://www.gov.br/anac/pt-br/assuntos/drones', title: 'ANAC: drones' },
	cba: { url: `${planalto}/leis/l7565compilado.htm`, title: 'Código Brasileiro de Aeronáutica' },
	'lei-dpem': {
		url: `${planalto}/leis/l8374.htm`,
		title: 'Lei 8.374/1991, do seguro obrigatório de embarcações',
	},
	lesta: {
		url: `${planalto}/leis/l9537.htm`,
		title: 'Lei 9.537/1997, da segurança do tráfego aquaviário',
	},
	montreal: {
		url: `${planalto}/_ato2004-2006/2006/decreto/d5910.htm`,
		title: 'Decreto 5.910/2006, da Convenção de Montreal',
	},
	'portal-consular': {
		url: 'https://www.gov.br/mre/pt-br/assuntos/portal-consular',
		title: 'Portal Consular do Ministério das Relações Exteriores',
	},
	saude: { url: 'https://www.gov.br/saude/pt-br', title: 'Ministério da Saúde' },
	'carta-verde': { url: 'https://detran.sc.gov.br/seguro-carta-verde', title: 'Detran/SC: seguro Carta Verde' },
	agricultura: { url: 'https://www.gov.br/agricultura/pt-br', title: 'Ministério da Agricultura e Pecuária' },
	prf: { url: 'https://www.gov.br/prf/pt-br', title: 'Polícia Rodoviária Federal' },
	senatran: {
		url: 'https://www.gov.br/transportes/pt-br/assuntos/transito/senatran',
		title: 'Secretaria Nacional de Trânsito (Senatran)',
	},
	'delegacia-online': { url: 'https://www.delegaciaonline.rs.gov.br', title: 'Delegacia Online do Rio Grande do Sul' },
	'defesa-civil': { url: 'https://www.defesacivil.rs.gov.br', title: 'Defesa Civil do Rio Grande do Sul' },
	inmet: { url: 'https://portal.inmet.gov.br', title: 'Instituto Nacional de Meteorologia (INMET)' },
	anp: {
		url: 'https://www.gov.br/anp/pt-br',
		title: 'Agência Nacional do Petróleo, Gás Natural e Biocombustíveis (ANP)',
	},
	aneel: { url: 'https://www.gov.br/aneel/pt-br', title: 'Agência Nacional de Energia Elétrica (ANEEL)' },
	bombeiros: { url: 'https://www.bombeiros.rs.gov.br', title: 'Corpo de Bombeiros Militar do Rio Grande do Sul' },
	'celular-seguro': { url: 'https://celularseguro.mj.gov.br', title: 'Celular Seguro, do Ministério da Justiça' },
	anatel: { url: 'https://www.gov.br/anatel/pt-br', title: 'Agência Nacional de Telecomunicações (Anatel)' },
	estagio: { url: `${planalto}/_ato2007-2010/2008/lei/l11788.htm`, title: 'Lei 11.788/2008, do estágio' },
	licitacoes: { url: `${planalto}/_ato2019-2022/2021/lei/l14133.htm`, title: 'Lei 14.133/2021, das licitações' },
	cpc: { url: `${planalto}/_ato2015-2018/2015/lei/l13105.htm`, title: 'Código de Processo Civil' },
	'trabalho-domestico': {
		url: `${planalto}/leis/lcp/lcp150.htm`,
		title: 'Lei Complementar 150/2015, do trabalho doméstico',
	},
	clt: { url: `${planalto}/decreto-lei/del5452compilado.htm`, title: 'Consolidação das Leis do Trabalho' },
	'meio-ambiente': {
		url: `${planalto}/leis/l6938.htm`,
		title: 'Lei 6.938/1981, da política nacional do meio ambiente',
	},
	'execucao-fiscal': { url: `${planalto}/leis/l6830.htm`, title: 'Lei 6.830/1980, da execução fiscal' },
	'transporte-de-cargas': {
		url: `${planalto}/_ato2007-2010/2007/lei/l11442.htm`,
		title: 'Lei 11.442/2007, do transporte rodoviário de cargas',
	},
	antt: { url: 'https://www.gov.br/antt/pt-br', title: 'Agência Nacional de Transportes Terrestres (ANTT)' },
	beneficios: {
		url: `${planalto}/leis/l8213cons.htm`,
		title: 'Lei 8.213/1991, dos benefícios da Previdência Social',
	},
	'comercio-eletronico': {
		url: `${planalto}/_ato2011-2014/2013/decreto/d7962.htm`,
		title: 'Decreto 7.962/2013, do comércio eletrônico',
	},
	capitalizacao: {
		url: `${planalto}/decreto-lei/del0261.htm`,
		title: 'Decreto-Lei 261/1967, das sociedades de capitalização',
	},
	'seguro-rural': {
		url: `${planalto}/leis/2003/l10.823.htm`,
		title: 'Lei 10.823/2003, da subvenção ao seguro rural',
	},
	art: {
		url: `${planalto}/leis/l6496.htm`,
		title: 'Lei 6.496/1977, da Anotação de Responsabilidade Técnica',
	},
	'lei-do-motorista': {
		url: `${planalto}/_ato2015-2018/2015/lei/l13103.htm`,
		title: 'Lei 13.103/2015, da profissão de motorista',
	},
	motofrete: {
		url: `${planalto}/_ato2007-2010/2009/lei/l12009.htm`,
		title: 'Lei 12.009/2009, do motofrete e do mototáxi',
	},
	stj: { url: 'https://www.stj.jus.br', title: 'Superior Tribunal de Justiça (STJ)' },
	stf: { url: 'https://portal.stf.jus.br', title: 'Supremo Tribunal Federal (STF)' },
} as const satisfies Record<string, { url: string; title: string }>

export type SourceId = keyof typeof sources
