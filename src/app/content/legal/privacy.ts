import { site } from '#config/site.ts'
import { elsewhere, inPortuguese, periods, spanInPortuguese } from '#core/personal-data/periods.ts'
import { dataProtectionOfficer, factsAreExamples, leadRetention } from './brokerage-facts.ts'
import { definitions, type LegalPage, link, list, note, paragraph, strong, table } from './legal-page.ts'
import { alsoCallUs, callUs, consumerPlatform, lgpd, mailToUs, procon, termsOfService } from './sources.ts'

const dataAuthority = link('ANPD', 'https://www.gov.br/anpd/pt-br')
const internetLaw = link(
	'Marco Civil da Internet',
	'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2014/lei/l12965.htm',
)
const googlePolicy = link('política de privacidade do Google', 'https://policies.google.com/privacy?hl=pt-BR')
const whatsAppPolicy = link('política de privacidade do WhatsApp', 'https://www.whatsapp.com/legal/privacy-policy')
const unsplashPolicy = link('política de privacidade do Unsplash', 'https://unsplash.com/privacy')

export const privacy: LegalPage = {
	path: '/politica-de-privacidade',
	title: 'Política de Privacidade',
	metaDescription: `Saiba quais dados o site da ${site.name} recebe, para que servem, com quem são compartilhados, por quanto tempo ficam e como pedir a exclusão.`,
	lead: 'Aqui você lê, em português simples, quais dados este site recebe, por que os usamos, por quanto tempo ficam conosco e como pedir acesso, correção ou exclusão.',
	updatedAt: '2026-11-16',
	sections: [
		{
			id: 'quem-somos',
			heading: 'Quem cuida dos seus dados',
			blocks: [
				paragraph(
					`A ${site.legalName} decide como e por que os dados recebidos neste site são usados. Na linguagem da Lei Geral de Proteção de Dados Pessoais (`,
					lgpd,
					'), ela é a controladora. Nesta página, “nós” é essa empresa.',
				),
				definitions({
					Empresa: site.legalName,
					CNPJ: site.cnpj,
					[`Registro na ${site.regulator.name}`]: `nº ${site.regulator.number}`,
					Local: site.address.label,
					'Encarregado pelos dados pessoais': dataProtectionOfficer.name,
					'Canal de privacidade': [mailToUs, ', com “LGPD” no assunto'],
					Telefones: [callUs, ' e ', alsoCallUs],
					'Horário de atendimento': site.openingHours,
				}),
				...(factsAreExamples
					? [note(strong('Exemplo a editar.'), ' O nome do encarregado acima é fictício, como toda esta corretora.')]
					: []),
				paragraph(
					'O encarregado recebe os seus pedidos sobre dados pessoais e fala com a ANPD, o órgão federal que fiscaliza a LGPD. Divulgamos o nome e o contato dele como pede a Resolução CD/ANPD nº 18/2024. A Resolução CD/ANPD nº 2/2022 permite que empresas de pequeno porte ofereçam só um canal de contato. Nós oferecemos os dois: uma pessoa e um canal.',
				),
			],
		},
		{
			id: 'dados-que-recebemos',
			heading: 'Quais dados recebemos',
			blocks: [
				paragraph('Você pode ler todo o site sem se identificar. Só recebemos dados de contato quando você os envia.'),
				definitions({
					'Pedido de cotação':
						'Quatro respostas sobre o que você quer proteger. No seguro auto, são marca, modelo, ano e CEP. Nos outros produtos, são perguntas equivalentes. Nome, telefone, e-mail e mensagem são opcionais. Sem um contato, só podemos responder se você nos chamar.',
					'Mensagem de contato': 'Nome, telefone, e-mail e o texto da mensagem, conforme os campos que você preencher.',
					'Pedido “avise-me”':
						'O contato que você deixar e o produto que quer acompanhar, para avisarmos quando a página dele estiver pronta.',
					'Boletim por e-mail': 'Seu e-mail e, se você quiser, seu nome.',
					'Em todos os formulários':
						'A página do envio, o endereço do site que trouxe você até ela, os parâmetros de campanha do link (UTM), a versão do texto de consentimento ou aviso que você leu, a data e a hora.',
					'Endereço IP nos formulários':
						'Não guardamos o endereço em si. Guardamos um código calculado a partir dele com uma chave secreta (hash). Ele serve para barrar abusos e, no boletim, para provar o consentimento.',
					'Registros de acesso ao site':
						'Data, hora, página pedida e, conforme a hospedagem, o endereço IP. Ficam à parte dos formulários, como prevê o Marco Civil da Internet.',
				}),
				paragraph(
					strong('O que não pedimos neste site:'),
					' CPF, dados de saúde, dados bancários, documentos ou senhas. Por favor, não escreva esses dados no campo de mensagem. Se você decidir contratar, a seguradora pode precisar de mais informações. Essa etapa acontece fora deste site, e então explicamos cada pedido.',
				),
				paragraph('Este site não busca dados seus em outras fontes.'),
			],
		},
		{
			id: 'finalidades',
			heading: 'Para que usamos e com qual base legal',
			blocks: [
				paragraph(
					'A LGPD só permite usar dados pessoais com uma finalidade clara e uma base legal. A tabela mostra as nossas.',
				),
				table(
					'Dados, finalidades, bases legais e prazos',
					['Dado', 'Finalidade', 'Base legal (LGPD)', 'Prazo'],
					[
						[
							'Respostas e contato do pedido de cotação',
							'Preparar a cotação, consultar seguradoras e responder a você',
							'Procedimentos preliminares a um contrato, a seu pedido (art. 7º, V)',
							leadRetention,
						],
						[
							'Mensagem de contato',
							'Responder à sua pergunta ou ao seu pedido',
							'Procedimentos preliminares a um contrato, a seu pedido (art. 7º, V), ou legítimo interesse em responder a quem nos escreve (art. 7º, IX)',
							leadRetention,
						],
						['Pedido “avise-me”', 'Avisar você sobre o produto escolhido', 'Consentimento (art. 7º, I)', leadRetention],
						[
							'Inscrição no boletim',
							'Enviar artigos, dicas e novidades por e-mail',
							'Consentimento (art. 7º, I)',
							`Enquanto durar a inscrição e até ${inPortuguese(periods.cancelled)}; sem confirmação, ${inPortuguese(periods.unconfirmed)}`,
						],
						[
							'Versão do texto de consentimento, data e hora e, no boletim, hash do IP',
							'Provar que o consentimento foi dado',
							'Obrigação legal (art. 7º, II, com o art. 8º, § 2º)',
							'O mesmo prazo do cadastro',
						],
						[
							'Página, site de origem e parâmetros UTM',
							'Saber qual página ou campanha gerou o contato e melhorar o site',
							'Legítimo interesse (art. 7º, IX)',
							'O mesmo prazo do cadastro',
						],
						[
							'Hash do IP nos formulários',
							'Impedir envios em massa e outros abusos',
							'Legítimo interesse (art. 7º, IX)',
							'No máximo, o prazo do cadastro',
						],
						[
							'Registros de acesso ao site',
							'Cumprir a lei e investigar incidentes de segurança',
							'Obrigação legal (art. 7º, II, com o art. 15 do Marco Civil da Internet)',
							'6 meses',
						],
						[
							'Medição de anúncios (Google Ads)',
							'Saber quais anúncios geram contatos',
							'Consentimento (art. 7º, I)',
							'Até você retirar a permissão ou o cookie vencer',
						],
						[
							'Endereço IP e navegador, enviados ao Unsplash quando uma foto vem de lá',
							'Exibir as fotos do blog',
							'Legítimo interesse (art. 7º, IX)',
							'Este site não guarda; vale a política do Unsplash',
						],
						[
							'Conta e sessões de administradores do site, com endereço IP e navegador',
							'Controlar o acesso à área restrita e registrar o que foi feito nela',
							'Legítimo interesse na segurança (art. 7º, IX)',
							`Conta: enquanto existir. Sessões: até vencerem. Registro do que foi feito: ${spanInPortuguese(periods.auditLines.span)}, com o endereço IP por ${spanInPortuguese(periods.auditAddresses.span)}`,
						],
					],
				),
				paragraph(
					'Quando a base é o legítimo interesse, pesamos o seu direito à privacidade antes de usar o dado. Você pode se opor a esse uso pelo canal de privacidade.',
				),
				paragraph(
					'Nenhuma decisão sobre você é tomada só por computador neste site. O preço e a aceitação do seguro são definidos pela seguradora. Se ela usar decisão automatizada, ajudamos você a pedir a revisão (art. 20 da LGPD).',
				),
			],
		},
		{
			id: 'boletim',
			heading: 'Boletim por e-mail',
			blocks: [
				list(
					'A inscrição só vale depois que você confirma pelo link enviado ao seu e-mail. Assim, ninguém inscreve você sem a sua vontade.',
					'Todo boletim traz um link para cancelar. Um clique basta, sem senha e sem justificativa.',
					'Cancelar o boletim não afeta cotações nem seguros em andamento.',
				),
			],
		},
		{
			id: 'compartilhamento',
			heading: 'Com quem compartilhamos',
			blocks: [
				paragraph('Não vendemos dados pessoais. Compartilhamos só o necessário, com estes grupos:'),
				definitions({
					'Seguradoras, administradoras e operadoras':
						'Recebem os dados da cotação apenas quando ela precisa disso. Cada uma responde pelo uso que fizer deles e tem a própria política.',
					'Hospedagem do site e do banco de dados':
						'Os envios ficam em banco de dados da própria corretora. A empresa de hospedagem guarda os arquivos e segue as nossas instruções.',
					'Serviço de e-mail':
						'Leva o aviso do seu envio até a nossa equipe e entrega a você as confirmações e o boletim.',
					WhatsApp: [
						'Só entra em cena se você clicar em um link de conversa. Nada é enviado ao WhatsApp antes do seu clique. Depois dele, vale também a ',
						whatsAppPolicy,
						'.',
					],
					'Google Ads': [
						'Só entra em cena se a corretora usar a medição de anúncios e você permitir. Nesse caso, o Google recebe dados da visita, como endereço IP e navegador, e o aviso de que um anúncio gerou um contato. Os dados dos formulários não são enviados a ele. Veja a ',
						googlePolicy,
						'.',
					],
					Unsplash: [
						'Algumas fotos do blog podem ser exibidas a partir dos servidores do Unsplash. Nesse caso, o seu navegador pede a imagem a eles e informa o seu endereço IP. Veja a ',
						unsplashPolicy,
						'.',
					],
					Autoridades: 'Recebem dados quando a lei ou uma ordem judicial nos obriga a fornecê-los.',
				}),
				paragraph(
					'A equipe pode usar ferramentas de inteligência artificial e de busca para produzir o blog. Elas recebem textos do blog e endereços de páginas públicas. Não recebem dados dos formulários.',
				),
			],
		},
		{
			id: 'transferencia-internacional',
			heading: 'Transferência para outros países',
			blocks: [
				paragraph(
					'Alguns desses fornecedores, como os de hospedagem, e-mail, mensagens, fotos e anúncios, podem tratar dados em servidores fora do Brasil. Quando isso ocorre, seguimos os arts. 33 a 36 da LGPD e a Resolução CD/ANPD nº 19/2024. O meio mais comum são as cláusulas-padrão aprovadas pela ANPD.',
				),
				paragraph(
					'Pelo canal de privacidade, você pode perguntar quais fornecedores usamos, em que países eles tratam dados e quais cláusulas valem. Respondemos em até 15 dias.',
				),
			],
		},
		{
			id: 'prazos',
			heading: 'Por quanto tempo guardamos',
			blocks: [
				paragraph(
					'Pedidos de cotação, mensagens e pedidos “avise-me” ficam guardados por ',
					strong(leadRetention),
					'. Depois, são anonimizados: apagamos o que identifica você e mantemos, para estatística, só o que não identifica ninguém.',
				),
				paragraph(
					'Se você pedir a exclusão antes, apagamos antes, salvo o que a lei manda guardar (art. 16 da LGPD). As cópias de segurança ficam por ' +
						`${elsewhere.backupDays} dias: até lá, o dado apagado ainda existe nelas. Depois, some delas também.`,
				),
				paragraph(
					'A tabela mostra o prazo de cada registro deste site. Uma rotina diária apaga ou anonimiza o que passou do prazo. A inscrição no boletim que está em vigor fica enquanto durar.',
				),
				table(
					'Prazo de cada registro',
					['Registro', 'Prazo', 'Depois do prazo'],
					Object.values(periods).map((period) => [period.policy.data, inPortuguese(period), period.policy.afterwards]),
				),
				paragraph(
					'Os registros de acesso ficam sob sigilo por 6 meses, prazo do art. 15 do ',
					internetLaw,
					'. Uma ordem judicial pode estender esse prazo.',
				),
				paragraph(
					'Se você contratar um seguro conosco, os documentos do contrato seguem os prazos legais e regulatórios próprios, que podem ser maiores.',
				),
			],
		},
		{
			id: 'direitos',
			heading: 'Seus direitos e como usá-los',
			blocks: [
				paragraph('O art. 18 da LGPD garante a você, sem custo:'),
				list(
					'confirmar se tratamos dados seus;',
					'acessar esses dados;',
					'corrigir o que estiver incompleto, errado ou desatualizado;',
					'pedir que anonimizemos, bloqueemos ou apaguemos dados desnecessários, excessivos ou tratados fora da lei;',
					'levar os dados a outro fornecedor, conforme as regras da ANPD (portabilidade);',
					'apagar os dados tratados com o seu consentimento;',
					'saber com quem compartilhamos os seus dados;',
					'saber que pode negar o consentimento e o que acontece se negar;',
					'retirar o consentimento a qualquer momento, de forma tão fácil quanto o deu;',
					'opor-se ao uso feito sem consentimento, se ele descumprir a lei.',
				),
				paragraph(
					'Escreva para ',
					mailToUs,
					' com “LGPD” no assunto e diga o que deseja. Pedimos só o necessário para confirmar que os dados são seus, como uma resposta a partir do e-mail cadastrado.',
				),
				paragraph(
					'Confirmamos se temos dados seus assim que lermos o pedido. A declaração completa vai em até 15 dias, contados do pedido (art. 19 da LGPD). Usamos esse mesmo prazo para os demais direitos. Se algo não puder ser atendido, explicamos o motivo.',
				),
			],
		},
		{
			id: 'cookies',
			heading: 'Cookies',
			blocks: [
				paragraph(
					'Cookies são pequenos textos que um site guarda no seu navegador. Aqui, a palavra inclui recursos parecidos, como o armazenamento local. Usamos só os necessários. A medição de anúncios fica desligada até você permitir.',
				),
				table(
					'Cookies deste site',
					['Cookie', 'Para que serve', 'Tipo', 'Duração'],
					[
						[
							'Escolha de cookies',
							'Lembrar se você aceitou ou recusou a medição de anúncios',
							'Necessário',
							'Até 12 meses',
						],
						[
							'Mensagem de uso único (farol.flash)',
							'Mostrar um aviso na página seguinte, como o de saída da área restrita',
							'Necessário',
							'Até 1 minuto',
						],
						[
							'Sessão (nomes que começam com farol.)',
							'Manter o administrador conectado à área restrita',
							'Necessário, só para administradores',
							'Até 7 dias; termina antes após 24 horas sem uso',
						],
						[
							'Preferências do painel (sidebar_state e theme)',
							'Lembrar o menu aberto ou fechado e o tema claro ou escuro',
							'Necessário, só para administradores',
							'7 dias (menu) e 1 ano (tema)',
						],
						[
							'Google Ads (como _gcl_au e _gcl_aw)',
							'Medir se um anúncio levou a um contato',
							'Opcional, só com a sua permissão e se a corretora usar a medição',
							'Em geral, 90 dias, definidos pelo Google',
						],
					],
				),
				paragraph(
					'Recusar é tão fácil quanto aceitar, e o site funciona igual nos dois casos. Os links de WhatsApp também funcionam sem essa permissão. Para mudar de ideia, use o link ',
					strong('Preferências de cookies'),
					', no rodapé de todas as páginas. Você também pode apagar cookies nas configurações do navegador.',
				),
			],
		},
		{
			id: 'seguranca',
			heading: 'Segurança',
			blocks: [
				list(
					'O acesso aos envios é restrito a administradores identificados.',
					'As senhas da área restrita são guardadas só como códigos irreversíveis.',
					'As tentativas de entrada e os envios de formulários têm limites contra abuso.',
					'Os dados dos formulários não aparecem em endereços de páginas.',
					'Fazemos cópias de segurança.',
				),
				paragraph(
					'Nenhum sistema é infalível. Se um incidente puder causar risco ou dano relevante, avisamos a ANPD e as pessoas afetadas, nos prazos da regulamentação (art. 48 da LGPD e Resolução CD/ANPD nº 15/2024).',
				),
				paragraph(
					'Desconfie de contatos em nosso nome que peçam senha, código ou depósito. Na dúvida, ligue para ',
					callUs,
					'.',
				),
			],
		},
		{
			id: 'criancas-e-adolescentes',
			heading: 'Crianças e adolescentes',
			blocks: [
				paragraph(
					'Este site é feito para maiores de 18 anos. Não pedimos dados de crianças nem de adolescentes. Se soubermos que um menor nos enviou dados sem o responsável, apagamos o envio. Mães, pais e responsáveis podem pedir isso pelo canal de privacidade.',
				),
			],
		},
		{
			id: 'mudancas',
			heading: 'Mudanças nesta política',
			blocks: [
				paragraph(
					'Esta política pode mudar quando o site ou a lei mudar. A data da última atualização fica no início da página. Se a mudança afetar um consentimento seu, pedimos um novo. O uso do site segue também os ',
					termsOfService,
					'.',
				),
			],
		},
		{
			id: 'anpd',
			heading: 'Reclamações e contato com a ANPD',
			blocks: [
				paragraph(
					'Fale primeiro conosco, pelo ',
					link('canal de privacidade', `mailto:${site.email}`),
					'. Se a resposta não resolver, você pode apresentar uma petição à ',
					dataAuthority,
					', pela internet e com a sua conta gov.br. Guarde a cópia do pedido que nos fez, pois ela pode ser exigida. Também é possível procurar o ',
					consumerPlatform,
					' ou o Procon do seu Estado, como o ',
					procon,
					'.',
				),
			],
		},
	],
}
