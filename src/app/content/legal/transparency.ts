import { site } from '#config/site.ts'
import {
	complaintReplyDays,
	consortiumAdministrators,
	factsAreExamples,
	planOperators,
	representedInsurers,
	technicalLead,
} from './brokerage-facts.ts'
import { definitions, type LegalPage, link, list, note, paragraph, strong, table } from './legal-page.ts'
import {
	alsoCallUs,
	brokerLookup,
	callUs,
	centralBankLookup,
	consumerPlatform,
	healthAgency,
	mailToUs,
	privacyPolicy,
	procon,
	susep,
	termsOfService,
} from './sources.ts'

const brokerLaw = link('Lei nº 4.594/1964', 'https://www.planalto.gov.br/ccivil_03/leis/l4594.htm')
const insuranceSystemDecree = link(
	'Decreto-Lei nº 73/1966',
	'https://www.planalto.gov.br/ccivil_03/decreto-lei/del0073.htm',
)

export const transparency: LegalPage = {
	path: '/transparencia',
	title: 'Transparência',
	metaDescription: `Quem é a ${site.name}, com quais seguradoras trabalha, como é paga, como evita conflitos de interesse e onde você pode reclamar.`,
	lead: 'Antes de contratar um seguro, você tem o direito de saber quem intermedeia, para quem trabalha e quanto ganha. Esta página responde, como pede a Resolução CNSP nº 382/2020.',
	updatedAt: '2026-11-15',
	sections: [
		{
			id: 'registro',
			heading: 'Quem somos e nosso registro',
			blocks: [
				definitions({
					'Razão social': site.legalName,
					'Nome fantasia': site.name,
					CNPJ: site.cnpj,
					[`Registro na ${site.regulator.name}`]: `nº ${site.regulator.number}`,
					'Responsável técnico': `${technicalLead.name}, registro ${site.regulator.name} nº ${technicalLead.registration}`,
					Local: site.address.label,
					Telefones: [callUs, ' e ', alsoCallUs],
					'E-mail': mailToUs,
					'Horário de atendimento': site.openingHours,
				}),
				...(factsAreExamples
					? [
							note(
								strong('Exemplo a editar.'),
								' Esta corretora é fictícia. O responsável técnico e os números acima devem ser trocados pelos reais antes do uso.',
							),
						]
					: []),
				paragraph(
					'A profissão de corretor de seguros é regulada pela ',
					brokerLaw,
					' e pelo ',
					insuranceSystemDecree,
					'. A empresa e o responsável técnico têm registros separados. Confira os dois na ',
					brokerLookup,
					'. O registro não significa que a SUSEP recomenda a corretora ou os produtos.',
				),
			],
		},
		{
			id: 'independencia',
			heading: 'Nosso papel e nossa independência',
			blocks: [
				paragraph(
					'Intermediamos seguros e previdência. Ouvimos o que você precisa, comparamos opções, explicamos as diferenças e acompanhamos o contrato, inclusive no sinistro. Não somos seguradora e não assumimos o risco.',
				),
				paragraph(
					strong('Não temos contrato de exclusividade com nenhuma seguradora.'),
					' Nenhuma delas nos obriga a vender os seus produtos ou a recusar os de outra. A escolha final é sempre sua.',
				),
			],
		},
		{
			id: 'seguradoras',
			heading: 'Seguradoras com que trabalhamos',
			blocks: [
				paragraph(
					`Hoje intermediamos produtos de ${representedInsurers.length} seguradoras e entidades de previdência. Nem todas cotam todo perfil, e a oferta muda com o tempo.`,
				),
				...(factsAreExamples
					? [
							note(
								strong('Exemplo a editar.'),
								' Os nomes desta lista são fictícios. A corretora deve trocá-los pelos das seguradoras que de fato representa.',
							),
						]
					: []),
				table(
					'Seguradoras e entidades de previdência representadas, sem exclusividade',
					['Seguradora', 'Produtos'],
					representedInsurers.map(({ name, lines }) => [name, lines]),
				),
			],
		},
		{
			id: 'outros-parceiros',
			heading: 'Consórcio e planos de saúde',
			blocks: [
				paragraph(
					'Estes produtos não são seguros fiscalizados pela SUSEP. Neles, atuamos como representantes ou intermediários, também sem exclusividade.',
				),
				definitions({
					'Administradoras de consórcio': [
						`${consortiumAdministrators.join('; ')}. São autorizadas e fiscalizadas pelo Banco Central. Confira na `,
						centralBankLookup,
						'.',
					],
					'Operadoras de planos de saúde e odontológicos': [
						`${planOperators.join('; ')}. São registradas e fiscalizadas pela `,
						healthAgency,
						'.',
					],
				}),
				...(factsAreExamples
					? [note(strong('Exemplo a editar.'), ' Os nomes de administradoras e operadoras também são fictícios.')]
					: []),
			],
		},
		{
			id: 'participacoes',
			heading: 'Participações societárias',
			blocks: [
				list(
					'Não temos participação, direta ou indireta, igual ou superior a 10% no capital ou nos votos de seguradora, sociedade de capitalização ou entidade de previdência.',
					'Nenhuma dessas empresas, nem quem as controla, tem participação igual ou superior a 10% no nosso capital ou nos nossos votos.',
				),
				paragraph('Se isso mudar, esta página muda junto.'),
			],
		},
		{
			id: 'remuneracao',
			heading: 'Como somos pagos',
			blocks: [
				paragraph(
					'Quem nos paga é a seguradora, por meio de uma ',
					strong('comissão'),
					'. Ela é uma parte do prêmio, que é o preço do seguro, e já está incluída nele. Não cobramos taxa à parte pela cotação, pela orientação ou pelo acompanhamento.',
				),
				paragraph(
					'O percentual varia conforme a seguradora e o produto. ',
					strong(
						'Antes de contratar, informamos o valor da nossa remuneração naquele contrato, junto com o valor do prêmio.',
					),
					' A informação acompanha a proposta. Você também pode pedi-la antes, por qualquer canal.',
				),
				paragraph(
					'Algumas seguradoras podem pagar valores extras por metas, campanhas ou renovações. Se isso tiver relação com o seu contrato, também informamos. No consórcio e nos planos de saúde, a comissão é paga pela administradora ou pela operadora.',
				),
				paragraph(
					'Ao pagar, confira se o boleto ou o débito está em nome da seguradora, da administradora ou da operadora.',
				),
			],
		},
		{
			id: 'conflitos-de-interesse',
			heading: 'Conflitos de interesse',
			blocks: [
				paragraph(
					'Como a comissão varia, poderia haver interesse em indicar o produto que paga mais. Para evitar isso, seguimos estas regras:',
				),
				list(
					'a indicação parte da sua necessidade, e não da comissão;',
					'sempre que o mercado permite, mostramos mais de uma opção, com preço, coberturas e franquias lado a lado;',
					'explicamos por que sugerimos uma delas e o que ela não cobre;',
					'não condicionamos um produto à compra de outro;',
					'se houver um conflito no seu caso, dizemos antes de você decidir.',
				),
			],
		},
		{
			id: 'antes-de-contratar',
			heading: 'O que você recebe antes de contratar',
			blocks: [
				list(
					'O nome da seguradora e o do corretor.',
					'O preço total, as formas de pagamento e a nossa remuneração.',
					'As coberturas, os limites, as franquias, as carências e as exclusões.',
					'As condições gerais do produto.',
					'Os prazos e o caminho para avisar um sinistro, cancelar ou reclamar.',
				),
				paragraph(
					'Veja nos ',
					termsOfService,
					' a diferença entre cotação, proposta e apólice. O uso dos seus dados está na ',
					privacyPolicy,
					'.',
				),
			],
		},
		{
			id: 'capacitacao',
			heading: 'Capacitação da equipe',
			blocks: [
				paragraph(
					'Quem atende você passa por treinamento periódico sobre produtos, normas, atendimento, prevenção a fraudes e proteção de dados. Isso vale para empregados e terceirizados. A SUSEP pode avaliar o nosso atendimento sem aviso, com a técnica do cliente oculto.',
				),
			],
		},
		{
			id: 'reclamacoes',
			heading: 'Reclamações e ouvidoria',
			blocks: [
				paragraph(
					'Se algo não saiu bem, escreva para ',
					mailToUs,
					' com “Reclamação” no assunto ou ligue para ',
					callUs,
					`. O caso vai ao responsável técnico, que responde por escrito em até ${complaintReplyDays} dias úteis.`,
				),
				paragraph('Esse é o nosso canal de ouvidoria. Você não precisa esgotá-lo para procurar os outros:'),
				list(
					'a ouvidoria da seguradora, da administradora ou da operadora, cujo contato está no contrato;',
					['o ', consumerPlatform, ', canal público e gratuito para queixas com as empresas participantes;'],
					['a ', susep, ', para seguros, previdência e corretores;'],
					'o Banco Central, para consórcios;',
					['a ', healthAgency, ', para planos de saúde;'],
					['o Procon do seu Estado, como o ', procon, ', e a Justiça.'],
				),
			],
		},
	],
}
