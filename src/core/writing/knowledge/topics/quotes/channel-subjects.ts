import type { Subject } from '../../types.ts'

/** Whom one buys from, through what, and what they learn of the buyer. */
export const quotesChannels: readonly Subject[] = [
	{
		words: ['comparador'],
		label: 'Comparador on-line ou corretor',
		titles: ['Comparador on-line ou corretor: o que muda para você'],
		heading: 'Tela ou conversa: o que muda',
		facts: [
			'O comparador on-line mostra preços em minutos, com base em poucas respostas. É bom para conhecer a faixa. O resultado, contudo, depende das perguntas que ele deixou de fazer.',
			'O corretor pergunta mais e ajusta limites, franquias e exclusões ao seu caso. Leva mais tempo do que o comparador. Em troca, há alguém com nome e registro para chamar no sinistro.',
			'Muitos comparadores também são corretoras, com registro na SUSEP. Procure o CNPJ no rodapé e consulte. Se o comparador só coleta dados e os repassa, pergunte a quem.',
			'Dá para juntar os dois. Use o comparador para conhecer o mercado e leve o resultado à conversa. Em seguida, peça ao corretor que explique a diferença entre os números.',
		],
	},
	{
		words: [
			'seguradora autorizada',
			'autorizad',
			'consultar uma seguradora',
			'consultar a seguradora',
			'consultar seguradora',
			'seguradora confiavel',
			'seguradora e confiavel',
		],
		label: 'Seguradora autorizada',
		angle: 'buying',
		titles: ['Seguradora autorizada: como consultar na SUSEP', 'Seguradora autorizada: a consulta no site da SUSEP'],
		heading: 'A consulta que leva dois minutos',
		opening:
			'O site é bonito, o preço é bom e o nome parece conhecido. Antes de pagar, uma consulta pública mostra se a seguradora existe e se pode vender seguro.',
		points: [
			'A consulta da SUSEP mostra se a seguradora é autorizada, pelo nome ou pelo CNPJ.',
			'Confira também o corretor, o produto e o nome de quem recebe o pagamento.',
		],
		facts: [
			'Só empresa autorizada pode vender seguro no país. A [SUSEP](susep) mantém no site a consulta de entidades supervisionadas, aberta a todos. Basta o nome ou o CNPJ que aparece na proposta.',
			'Para saber se a seguradora é a autorizada, compare letra por letra o nome, o CNPJ e o endereço do site. Golpistas usam nomes parecidos com os de empresas reais. Se um dado não bate, ligue para o número da página oficial.',
			'Além da seguradora autorizada, confira o produto e o vendedor. A proposta traz o número do processo na SUSEP, e a [consulta de corretores](susep-corretores) mostra o registro de quem vende. As três buscas levam poucos minutos.',
			'Ser autorizada não é selo de bom atendimento. A autorização mostra que a empresa pode operar e está sob fiscalização. Para conhecer o pós-venda, veja as notas dela no [Consumidor.gov.br](consumidor).',
			'Nome que não aparece na consulta pede calma. Pode ser marca, corretora, representante ou associação que vende em nome de outra. Pergunte o CNPJ de quem assina a apólice e refaça a busca.',
			'Olhe também a situação da empresa. Em funcionamento, em regime especial e em liquidação são coisas diferentes. As duas últimas são motivo para procurar outra.',
		],
		procedure: {
			heading: 'A consulta na SUSEP, passo a passo',
			steps: [
				['Copie o CNPJ.', 'Da proposta ou do rodapé do site.'],
				['Abra o site da SUSEP.', 'Digite o endereço, sem seguir link recebido.'],
				['Procure a empresa.', 'Por nome ou CNPJ, entre as supervisionadas.'],
				['Leia a situação dela.', 'Autorizada, em regime especial ou em liquidação.'],
				['Consulte o corretor.', 'Na página própria, pelo nome ou registro.'],
				['Salve o resultado.', 'Com a data da busca.'],
			],
		},
		faqs: [
			[
				'A consulta na SUSEP é paga?',
				'É gratuita e não pede cadastro. Página que cobra para consultar não é a oficial.',
			],
			[
				'Achei a empresa, mas o boleto tem outro nome. E agora?',
				'Não pague antes de esclarecer. Ligue para o telefone do site oficial da seguradora. Golpistas usam o nome verdadeiro com conta de terceiro.',
			],
			[
				'Plano de saúde aparece nessa consulta?',
				'Operadoras de saúde ficam com a ANS, e consórcios, com o Banco Central. Cada órgão tem a sua busca.',
			],
		],
	},
	{
		words: ['whatsapp', 'gravac'],
		label: 'Contratação pelo WhatsApp',
		angle: 'buying',
		titles: ['Contratação pelo WhatsApp: cuidados antes do sim', 'Contratação pelo WhatsApp: documentos e gravações'],
		heading: 'Contratar por mensagem com segurança',
		facts: [
			'Contratar pelo WhatsApp pode ser válido, desde que proposta, aceite e apólice fiquem registrados. O aplicativo é só o canal. Peça, portanto, os documentos em PDF e salve fora do celular.',
			'Antes de enviar documentos pelo WhatsApp, confirme quem está do outro lado. Ligue para o número do site oficial e consulte o registro do corretor. Foto de perfil com logotipo não prova nada.',
			'Mande só o necessário, na hora certa. Para a estimativa no WhatsApp, costumam bastar os dados do bem e do uso. Na cópia da CNH, escreva por cima a finalidade e a data, o que ajuda a evitar uso indevido.',
			'Áudio e gravação também são prova. Você pode gravar a conversa da qual participa e pedir à empresa cópia da gravação dela. Depois de um áudio importante, escreva um resumo e peça que confirmem.',
			'Nunca passe senha, código de verificação ou foto do cartão pelo WhatsApp. Nenhuma cotação precisa disso. Além disso, só pague boleto ou link em nome da seguradora.',
		],
	},
	{
		words: ['dados pessoais', 'lgpd', 'privacidade'],
		label: 'Dados pessoais na cotação',
		titles: ['Dados pessoais na cotação: o que a LGPD garante'],
		heading: 'O que a LGPD garante na cotação',
		facts: [
			'Para fazer a cotação que você pediu, a empresa pode usar os dados pessoais necessários a ela. É uma etapa anterior ao contrato, prevista na [LGPD](lgpd). Já a propaganda pede outra base, como o seu consentimento.',
			'Quem recebe os dados pessoais deve dizer para que os usa, por quanto tempo guarda e com quem divide. Na cotação, as seguradoras consultadas entram nessa lista. Pergunte, portanto, quais são.',
			'A LGPD permite pedir acesso, correção e, conforme o caso, a exclusão dos dados pessoais. O pedido é gratuito. Se a resposta não vem, a [ANPD](anpd) recebe a reclamação.',
			'Desconfie do formulário que pede dados pessoais demais logo no início. Renda exata, doença e foto de documento raramente cabem no primeiro contato. Dados de saúde, além disso, são sensíveis e pedem mais cuidado.',
		],
	},
]
