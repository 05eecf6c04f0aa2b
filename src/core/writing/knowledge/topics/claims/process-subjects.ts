import type { Subject } from '../../types.ts'

/** How a claim is opened, proved and followed. */
export const claimsProcess: readonly Subject[] = [
	{
		words: ['aviso de sinistro', 'avisar'],
		label: 'Aviso de sinistro',
		titles: ['Aviso de sinistro: o que escrever e por onde enviar', 'Aviso de sinistro: o texto, o canal e a prova'],
		heading: 'Como escrever o aviso',
		facts: [
			'Um bom aviso de sinistro cabe em meia página: número da apólice, data, hora, lugar, o que aconteceu e quem viu. Em seguida, diga o que ficou danificado e o que já foi feito para conter o prejuízo. Termine com um telefone que atenda.',
			'A lei aceita o aviso por qualquer meio idôneo, como aplicativo, central, e-mail ou corretora. Prefira, porém, o canal que devolve um número. Se avisar por telefone, mande depois um e-mail curto com o mesmo relato.',
			'Não espere juntar todos os papéis para avisar. O aviso abre o processo, e os documentos vêm depois. Enquanto isso, pergunte o que pode ser limpo, movido ou consertado.',
		],
	},
	{
		words: ['boletim', 'registro de ocorrencia'],
		label: 'Boletim de ocorrência',
		angle: 'claim',
		titles: ['Boletim de ocorrência: quando o seguro exige', 'Boletim de ocorrência no seguro: quando e como fazer'],
		heading: 'Quando o boletim é exigido',
		facts: [
			'Em roubo e furto, a seguradora quase sempre pede o boletim de ocorrência. Em acidente com vítima, também. Já em dano elétrico, vidro trincado ou vazamento, a apólice costuma dispensá-lo.',
			'Muitos casos se registram pela internet. No Rio Grande do Sul, a [Delegacia Online](delegacia-online) recebe vários tipos de ocorrência, e a lista está no próprio site. Se o crime está em curso ou há feridos, porém, ligue para o 190.',
			'Acidente sem vítima em rodovia federal pode ser declarado no site da [PRF](prf). Em ruas e estradas estaduais, veja o canal da polícia do seu estado. O número do documento entra no aviso à seguradora.',
			'No boletim, conte só o que sabe, com data, hora e lista dos bens. Esqueceu um item? Peça um acréscimo, em vez de outro registro. Comunicar crime que não houve também é crime, segundo o artigo 340 do [Código Penal](codigo-penal).',
		],
	},
	{
		words: ['regulacao', 'regulador', 'liquidacao'],
		label: 'Regulação de sinistro',
		angle: 'claim',
		titles: ['Regulação de sinistro: o que ocorre depois do aviso', 'Regulação de sinistro: as etapas que você não vê'],
		heading: 'As etapas que você não vê',
		facts: [
			{
				lead: 'Depois do aviso, a regulação costuma seguir esta ordem:',
				items: [
					'abertura do processo e escolha do regulador;',
					'conferência da apólice, da vigência e do pagamento;',
					'vistoria, perícia ou análise dos documentos;',
					'parecer sobre a causa e a cobertura;',
					'liquidação, que é o cálculo do valor.',
				],
			},
			'O regulador trabalha por conta da seguradora, que decide ao final. Mesmo assim, a [Lei 15.040/2024](lei-do-seguro) pede que ele seja honesto e rápido e que informe o que apurou a quem tem interesse. Portanto, perguntar não é incômodo.',
			'Dá para acompanhar a regulação sem atrapalhar. Pergunte em que etapa o caso está, o que falta e qual é a data-limite. Se houver recusa, peça o relatório e os laudos.',
		],
	},
	{
		words: ['pendencia', 'documento pendente', 'documento faltante'],
		label: 'Pendência de documento',
		angle: 'rights',
		titles: [
			'Pendência de documento: quando o prazo para e volta',
			'Pendência de documento: como destravar o sinistro',
		],
		heading: 'Como o prazo para e volta a correr',
		facts: [
			'Pendência é o documento que a seguradora diz faltar para decidir. Enquanto ele não chega, a contagem dos 30 dias pode parar. Depois da entrega, o prazo volta a correr no dia útil seguinte.',
			'Um pedido genérico, como “documentação incompleta”, não ajuda ninguém. Peça o nome exato do papel e o motivo da pendência. Assim, você sabe se a exigência tem ligação com o caso.',
			'Nem sempre o documento pendente existe. Se a nota fiscal se perdeu, por exemplo, ofereça fatura do cartão, foto, manual ou declaração da loja. Explique o motivo e peça que aceitem a troca por escrito.',
			'Anote quatro datas: aviso, entrega dos papéis, pedido de complemento e resposta. Em seguida, some só os dias em que a espera foi da seguradora. Se passarem de 30, leve a conta à ouvidoria.',
		],
	},
	{
		words: ['foto do', 'foto da', 'fotos', 'fotografia', 'videos', 'video do', 'video da', 'imagens'],
		label: 'Fotos e vídeos do acidente',
		angle: 'claim',
		titles: [
			'Fotos e vídeos do acidente: provas que ajudam você',
			'Fotos e vídeos do acidente: o que registrar na hora',
		],
		heading: 'Imagens que valem como prova',
		facts: [
			{
				lead: 'Se o lugar é seguro, faça as fotos nesta ordem:',
				items: [
					'a cena inteira, de longe, com placas e esquina;',
					'a posição dos veículos ou dos objetos;',
					'cada dano, de perto e de lado;',
					'marcas no chão, sinalização e tempo;',
					'placas e documentos dos envolvidos.',
				],
			},
			'Vídeo curto, narrado com calma, mostra o que a foto corta: trânsito, chuva e luz. Fale a data, a hora e o lugar. Evite, contudo, acusar alguém na gravação.',
			'Guarde o arquivo original, pois ele carrega data e local. O aplicativo de mensagens costuma reduzir a imagem e apagar esses dados. Por isso, copie as fotos para a nuvem antes de enviar.',
			'A câmera da loja, do prédio ou do carro pode resolver a dúvida. Essas imagens, porém, costumam ser apagadas em poucos dias. Peça a cópia logo e registre o pedido por escrito.',
		],
	},
	{
		words: ['enchente', 'alagament', 'inundac'],
		label: 'Perdas na enchente',
		angle: 'claim',
		titles: [
			'Enchente: como documentar as perdas antes da limpeza',
			'Enchente: provas das perdas antes de limpar tudo',
		],
		heading: 'Documentar as perdas antes de limpar',
		facts: [
			'Depois da enchente, só entre com a área liberada e a energia desligada. Use luva e bota, porque a água suja traz doença. A prova é importante, mas a saúde vem antes.',
			'Antes da limpeza, filme cada cômodo do teto ao chão e mostre a marca da enchente na parede. Uma fita métrica na imagem ajuda. Em seguida, fotografe móvel por móvel, com marca, modelo e número de série.',
			'Faça uma lista simples das perdas: item, idade, valor aproximado e foto. Nota molhada pode secar ao ar e, mesmo manchada, serve. Já a nota perdida se recupera na loja ou na fatura do cartão.',
			'Avise a seguradora antes de jogar fora o que a enchente estragou e peça a liberação por mensagem. Se o entulho precisa sair logo, guarde fotos, pedaços e etiquetas. Anote também os gastos com bomba, lona e faxina.',
			'Um registro da [Defesa Civil](defesa-civil) reforça a data e a causa da enchente. Alagamento, contudo, é cobertura opcional em muitas apólices de casa. No carro, o plano compreensivo costuma incluí-la.',
		],
	},
	{
		words: ['corretor'],
		label: 'Corretor no sinistro',
		angle: 'claim',
		titles: ['Corretor no sinistro: o que ele faz por você'],
		heading: 'O que o corretor faz no sinistro',
		facts: [
			{
				lead: 'No sinistro, o corretor costuma ajudar em cinco frentes:',
				items: [
					'conferir se o caso tem cobertura;',
					'abrir o aviso e guardar o protocolo;',
					'revisar os documentos antes do envio;',
					'cobrar a resposta dentro do prazo;',
					'explicar a recusa e o próximo passo.',
				],
			},
			'Em regra, o corretor não cobra à parte por esse trabalho. A comissão já vem dentro do prêmio e remunera também o acompanhamento. Se alguém pedir um percentual da indenização, pergunte o motivo e desconfie.',
			'A [Lei 15.040/2024](lei-do-seguro) dá ao corretor até cinco dias úteis para entregar ao destinatário os documentos que recebeu. Por isso, envie tudo com data. Uma mensagem simples já serve de recibo.',
			'O corretor não faz a perícia nem substitui o advogado. Diante de uma recusa, porém, ele ajuda a montar o pedido de reconsideração. Se o problema for o próprio corretor, a queixa vai à SUSEP.',
		],
	},
	{
		words: ['historico'],
		label: 'Histórico de sinistros',
		titles: ['Histórico de sinistros: quanto tempo pesa no preço'],
		heading: 'Quanto tempo o passado pesa',
		facts: [
			'Cada seguradora decide quantos anos de histórico olha. Em geral, a proposta pergunta pelos últimos anos e diz quantos são. Responda só ao período pedido, com datas.',
			'O histórico que pesa é o dos sinistros indenizados. Guincho, chaveiro e aviso sem pagamento costumam contar menos ou nada. Ainda assim, confirme com a seguradora antes de concluir.',
			'No carro, um sinistro indenizado costuma baixar a classe de bônus na renovação. Depois, cada ano limpo devolve um degrau. O peso do histórico, portanto, diminui aos poucos.',
			'As seguradoras consultam dados de sinistros em sistemas do setor. Por isso, um caso antigo que se esconde costuma aparecer. Se o histórico estiver errado, peça a correção, que é um direito da [LGPD](lgpd).',
		],
	},
]
