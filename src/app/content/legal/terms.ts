import { site } from '#config/site.ts'
import { definitions, type LegalPage, link, list, paragraph, strong, table } from './legal-page.ts'
import {
	callUs,
	centralBankLookup,
	consortiumLaw,
	consumerCode,
	consumerPlatform,
	healthAgency,
	insuranceContractLaw,
	mailToUs,
	privacyPolicy,
	procon,
	susep,
	transparencyPage,
} from './sources.ts'

const copyrightLaw = link('Lei nº 9.610/1998', 'https://www.planalto.gov.br/ccivil_03/leis/l9610.htm')
const reviews = link('avaliações públicas no Google', site.reviewsUrl)

const { years, clients, insurers, landingInsurers, reviews: reviewCount, rating } = site.claims

export const terms: LegalPage = {
	path: '/termos-de-servico',
	title: 'Termos de Serviço',
	metaDescription: `Regras de uso do site da ${site.name}: o que é uma cotação, o que valem nossos anúncios, consórcio, blog e direitos do consumidor.`,
	lead: 'Estas são as regras de uso do site. Elas explicam o que é uma cotação, o que os nossos anúncios querem dizer e quais direitos você tem.',
	updatedAt: '2026-11-15',
	sections: [
		{
			id: 'o-que-e-este-site',
			heading: 'O que é este site',
			blocks: [
				paragraph(
					`Este site é mantido pela ${site.legalName} (CNPJ ${site.cnpj}), corretora de seguros registrada na ${site.regulator.name} sob o nº ${site.regulator.number}. Nestes termos, “nós” é essa empresa.`,
				),
				paragraph(
					'Somos corretora, não seguradora. Orientamos você, comparamos opções e encaminhamos a contratação. Quem assume o risco e paga a indenização é a seguradora. Os dados da empresa e as seguradoras com que trabalhamos estão na ',
					transparencyPage,
					'.',
				),
				paragraph(
					'Pelo site, você pode ler sobre seguros, pedir cotação, enviar mensagens, assinar o boletim e iniciar uma conversa no WhatsApp. O site não vende apólices e não recebe pagamentos. O uso é gratuito.',
				),
				paragraph('Ao usar o site, você concorda com estes termos. Se não concordar com algo, fale conosco.'),
			],
		},
		{
			id: 'uso-do-site',
			heading: 'Como usar o site',
			blocks: [
				list(
					'Informe dados verdadeiros. Dados errados mudam o preço e podem prejudicar a indenização.',
					'Envie apenas dados seus ou de quem autorizou você a enviá-los.',
					'Não use robôs para enviar formulários, não tente invadir a área restrita e não atrapalhe o funcionamento do site.',
					'Podemos limitar ou bloquear envios que pareçam abuso.',
				),
				paragraph('O uso dos seus dados está explicado na ', privacyPolicy, '.'),
			],
		},
		{
			id: 'cotacoes',
			heading: 'Cotação não é proposta nem apólice',
			blocks: [
				paragraph(
					strong('A cotação é uma estimativa.'),
					' Ela usa os dados que você informou e as condições das seguradoras naquele momento. Não é proposta, não é apólice e não dá cobertura.',
				),
				list(
					'O preço só é confirmado pela seguradora, depois que ela analisa a proposta completa.',
					'Perfil, endereço, histórico, vistoria e documentos podem mudar o preço ou levar à recusa.',
					'Cada cotação tem um prazo de validade, definido pela seguradora.',
					'A cobertura começa na data indicada na apólice ou em outro documento da seguradora. Até lá, não conte com ela.',
				),
				paragraph(
					'As regras completas de cada seguro estão nas condições gerais e na apólice. Leia esses documentos antes de assinar. Se algo no site for diferente deles, avise-nos. Você continua protegido pelas regras do ',
					consumerCode,
					' sobre a oferta.',
				),
			],
		},
		{
			id: 'da-proposta-a-apolice',
			heading: 'Da proposta à apólice: o que diz a lei',
			blocks: [
				paragraph(
					'Os contratos de seguro seguem a ',
					insuranceContractLaw,
					', em vigor desde 11 de dezembro de 2025. Em resumo:',
				),
				definitions({
					'Pedido de cotação':
						'O simples pedido de cotação não equivale à proposta. Mesmo assim, o que você informa pode integrar o contrato que vier depois.',
					Questionário:
						'Você responde ao que a seguradora pergunta. Omitir algo de propósito pode fazer você perder a garantia.',
					'Resposta à proposta':
						'A seguradora tem até 25 dias para avisar que recusa. Se não responder nesse prazo, a proposta é considerada aceita. O prazo pode parar enquanto ela espera documentos ou exames que pediu.',
					Apólice: 'Deve ser entregue em até 30 dias depois da aceitação.',
					Exclusões: 'Precisam estar escritas com clareza. Na dúvida, vale a leitura mais favorável ao segurado.',
					'Parcela em atraso': 'A seguradora não pode cancelar o seguro por falta de pagamento sem avisar você antes.',
					Sinistro:
						'Em regra, depois de receber os documentos, a seguradora tem 30 dias para decidir sobre a cobertura. A lei prevê situações com prazos diferentes.',
				}),
				paragraph(
					'Este resumo não substitui a lei nem a apólice. Contratos anteriores a essa data podem seguir as regras antigas. Previdência, consórcio e planos de saúde têm leis próprias.',
				),
			],
		},
		{
			id: 'anuncios',
			heading: 'O que nossos anúncios querem dizer',
			blocks: [
				paragraph('Usamos algumas frases curtas no site. Aqui estão a base e as condições de cada uma.'),
				table(
					'Frases dos anúncios, com base e condições',
					['Frase', 'O que significa', 'Condições'],
					[
						[
							'Cotação em 10 minutos',
							'Tempo para enviarmos a primeira cotação ou simulação depois de receber os dados completos.',
							`Vale no horário de atendimento (${site.openingHours}), exceto feriados, e para produtos de contratação simples. Riscos que exigem vistoria, documentos ou análise da seguradora levam mais tempo.`,
						],
						[
							'Até 40% de economia',
							'Diferença que pode aparecer entre a cotação mais cara e a mais barata, para o mesmo perfil e coberturas equivalentes, em seguradoras diferentes. Na previdência, comparamos as taxas de planos parecidos. No consórcio, o custo total com o de um financiamento do mesmo valor.',
							'É uma comparação, não uma promessa. A sua economia pode ser menor ou não existir. Depende do perfil, da região, do produto e da data.',
						],
						[
							'Desconto exclusivo de 5%',
							'Desconto no primeiro contrato de cada produto feito conosco. Nos seguros, vale sobre o preço. No consórcio, sobre a taxa de administração da primeira cota. Na previdência, sobre a taxa de carregamento, quando ela existe.',
							'Vale quando a seguradora ou a administradora escolhida permite o desconto e o confirma na proposta ou no contrato. Não vale para renovações nem para planos de saúde e não se soma a outras promoções. As condições são iguais para todos.',
						],
						[
							'Sem taxa de adesão',
							'Não cobramos pela cotação, pela orientação nem pela contratação.',
							'Você paga o preço do produto, com os impostos. Custos cobrados por seguradora, administradora ou operadora aparecem na proposta ou no contrato.',
						],
						[
							`Mais de ${insurers} seguradoras`,
							'Total de seguradoras com que trabalhamos, somados todos os produtos.',
							[
								'A lista está na ',
								transparencyPage,
								`. As páginas de produto falam em mais de ${landingInsurers}, pois nem toda seguradora oferece todo produto nem aceita todo perfil.`,
							],
						],
						[
							`Nota ${rating} em mais de ${reviewCount} avaliações`,
							['Média das ', reviews, '.'],
							'A nota muda com o tempo. Vale a que aparece no Google no dia da consulta.',
						],
						[
							`Mais de ${years} anos e mais de ${clients.toLocaleString('pt-BR')} clientes`,
							'Tempo de atividade e número de clientes já atendidos, segundo os nossos registros.',
							'Números aproximados, revistos de tempos em tempos.',
						],
					],
				),
				paragraph(
					'Depoimentos mostram a experiência de quem os deu. Não garantem o mesmo resultado. Se uma frase deixar dúvida, peça a explicação por escrito antes de contratar.',
				),
			],
		},
		{
			id: 'consorcio-previdencia-e-saude',
			heading: 'Consórcio, previdência e planos de saúde',
			blocks: [
				paragraph(
					strong('Consórcio.'),
					' Atuamos como representantes. O contrato é com a administradora, que precisa de autorização do Banco Central e segue a ',
					consortiumLaw,
					'. Os nomes estão na ',
					link('lista de administradoras', '/transparencia#outros-parceiros'),
					'. Confira a autorização na ',
					centralBankLookup,
					'. Consórcio não é seguro nem empréstimo. Há taxa de administração e pode haver fundo de reserva e seguro, todos indicados em percentual no contrato. Ninguém pode prometer a data da contemplação.',
				),
				paragraph(
					strong('Previdência.'),
					' Os planos PGBL e VGBL são de seguradoras e entidades autorizadas pela ',
					susep,
					'. O rendimento varia e não é garantido, salvo se o regulamento disser o contrário. O efeito no imposto depende da sua declaração. Na dúvida, consulte a Receita Federal ou um contador.',
				),
				paragraph(
					strong('Planos de saúde e odontológicos.'),
					' O contrato é com a operadora, fiscalizada pela ',
					healthAgency,
					'. Neste site, não pedimos dados de saúde.',
				),
			],
		},
		{
			id: 'blog',
			heading: 'Blog e inteligência artificial',
			blocks: [
				paragraph(
					'Os artigos do blog são informação geral. Não são parecer jurídico, fiscal, médico ou financeiro, e não substituem a leitura da apólice nem a conversa com um corretor. Leis e preços mudam. Por isso, confira a data do artigo e as fontes indicadas.',
				),
				paragraph(
					'Os textos podem ser escritos com a ajuda de inteligência artificial e são revisados por corretores. As imagens também podem ser criadas com ela. Artigos gerados de forma automática trazem um aviso. Achou um erro? Escreva para ',
					mailToUs,
					' e corrigimos.',
				),
			],
		},
		{
			id: 'propriedade-intelectual',
			heading: 'Direitos sobre o conteúdo',
			blocks: [
				paragraph(
					`A marca ${site.name}, os textos, os desenhos e o código deste site são nossos ou usados com licença. Eles são protegidos pela `,
					copyrightLaw,
					' e pelas leis de marcas.',
				),
				list(
					'Você pode ler, imprimir para uso pessoal, compartilhar links e citar trechos curtos, com a fonte.',
					'Copiar artigos inteiros ou usar a marca exige autorização por escrito.',
					'Algumas fotos podem vir do Unsplash e seguem a licença dele e o crédito de cada autor.',
					'Marcas de seguradoras e de outras empresas pertencem aos seus donos.',
				),
			],
		},
		{
			id: 'links',
			heading: 'Links e serviços de terceiros',
			blocks: [
				paragraph(
					'O site tem links para órgãos públicos, redes sociais, WhatsApp e outras páginas. Não controlamos esses serviços. Cada um tem as próprias regras. Um link nosso não significa que aprovamos tudo o que há lá.',
				),
			],
		},
		{
			id: 'disponibilidade',
			heading: 'Disponibilidade',
			blocks: [
				paragraph(
					'Trabalhamos para manter o site no ar e correto, mas ele pode parar para manutenção ou por falha. Podemos mudar ou retirar páginas e recursos.',
				),
				paragraph(
					strong('Em uma emergência, não dependa do site.'),
					' Ligue para a assistência 24 horas da sua seguradora. O número está na apólice. No nosso horário, ligue também para ',
					callUs,
					'.',
				),
			],
		},
		{
			id: 'responsabilidade',
			heading: 'Responsabilidade',
			blocks: [
				paragraph(
					'Respondemos pelos nossos atos como corretora e pelo conteúdo do site, na forma da lei. Não respondemos por:',
				),
				list(
					'decisões da seguradora sobre aceitar propostas, fixar preços ou pagar sinistros, sem prejuízo dos nossos deveres de corretora;',
					'problemas causados por dados falsos ou incompletos que você informou;',
					'falhas da sua internet, do seu aparelho ou de serviços de terceiros;',
					'uso do conteúdo do blog fora do seu caráter informativo.',
				),
				paragraph('Nada aqui reduz os direitos que o ', consumerCode, ' e as demais leis dão a você.'),
			],
		},
		{
			id: 'direitos-do-consumidor',
			heading: 'Seus direitos como consumidor',
			blocks: [
				list(
					'Receber informação clara sobre preço, coberturas, exclusões, franquias e carências antes de contratar.',
					'Desistir em até 7 dias da contratação feita fora do estabelecimento comercial, como por telefone ou internet, na forma do art. 49 do Código de Defesa do Consumidor. Ajudamos você a fazer o pedido à seguradora.',
					'Saber quanto ganhamos com o seu contrato, antes de contratar.',
					'Reclamar e receber resposta.',
				),
				paragraph('Se algo der errado, este é o caminho:'),
				list(
					['Fale conosco: ', mailToUs, ' ou ', callUs, '.'],
					'Fale com a seguradora e, se preciso, com a ouvidoria dela. Os contatos estão na apólice.',
					[
						'Registre a queixa no ',
						consumerPlatform,
						', canal público e gratuito para queixas com as empresas participantes.',
					],
					['Procure a ', susep, ', que fiscaliza seguradoras e corretores.'],
					['Procure o Procon do seu Estado, como o ', procon, ', ou a Justiça.'],
				),
			],
		},
		{
			id: 'mudancas',
			heading: 'Mudanças nestes termos',
			blocks: [
				paragraph(
					'Podemos atualizar estes termos. A data da última atualização fica no início da página. A mudança vale dali em diante e não altera cotações já enviadas nem contratos já assinados.',
				),
			],
		},
		{
			id: 'lei-e-foro',
			heading: 'Lei e foro',
			blocks: [
				paragraph(
					'Valem as leis do Brasil. O consumidor pode propor ação no foro do seu próprio domicílio. Nas ações sobre o contrato de seguro, o foro é o do domicílio do segurado ou do beneficiário, na forma do art. 131 da ',
					insuranceContractLaw,
					'.',
				),
			],
		},
	],
}
