import type { Subject } from '../../types.ts'

/** What can cut, delay or follow the payment of a claim. */
export const claimsOutcome: readonly Subject[] = [
	{
		words: ['acordo'],
		label: 'Acordo no local do acidente',
		angle: 'mistakes',
		titles: ['Acordo no local do acidente: o risco de assinar', 'Acordo no local do acidente: leia antes de assinar'],
		heading: 'Antes de assinar na calçada',
		facts: [
			'No susto, ninguém sabe o tamanho do dano. A peça quebrada atrás do para-choque e a dor no pescoço só aparecem depois. Por isso, um acordo no local pode encerrar a conversa cedo demais.',
			'Quem assume a culpa por escrito, sem a seguradora, pode pagar sozinho. No seguro para terceiros, o acordo costuma depender da concordância dela. Diga, portanto, que vai avisar a empresa e que ela fará contato.',
			'Dar quitação ao outro motorista também atrapalha. A seguradora que indeniza pode cobrar o culpado, e a [lei do seguro](lei-do-seguro) nega efeito ao ato que tira esse direito. Assim, acordo só depois de falar com ela.',
			{
				lead: 'Em vez de um acordo, saia do local com estes dados:',
				items: [
					'nome, telefone e documento dos envolvidos;',
					'placa e seguradora de cada veículo;',
					'fotos da cena e dos danos;',
					'contato de duas testemunhas;',
					'número do registro policial, se houver.',
				],
			},
			'Se já houver um papel pronto, procure as palavras “assumo”, “quitação” e “nada mais a reclamar”. Ninguém é obrigado a assinar um acordo na rua. Você também pode escrever que o papel só confirma os dados trocados.',
		],
	},
	{
		words: ['prescri'],
		label: 'Prescrição no seguro',
		angle: 'rights',
		titles: ['Prescrição: quanto tempo há para cobrar a seguradora', 'Prescrição no seguro: o prazo para ir à Justiça'],
		heading: 'Quanto tempo você tem para cobrar',
		facts: [
			'Prescrição é a perda, pelo tempo, da chance de cobrar na Justiça. O direito existiu, mas ninguém o exigiu no prazo. Por isso, a data da recusa merece lugar na agenda.',
			'A prescrição tem dois prazos. O do segurado é de um ano, a partir da ciência da recusa expressa e motivada; o de beneficiários e terceiros, de três anos, a partir da ciência do fato. As regras estão no artigo 126 da [Lei 15.040/2024](lei-do-seguro).',
			'Sem resposta da seguradora, a prescrição para o segurado, em regra, nem começou. Ainda assim, não espere: a prova envelhece, e a testemunha esquece. Cobre a decisão por escrito.',
			'Queixa na ouvidoria ou no Procon não substitui a ação. Como nem todo pedido suspende a prescrição, conte o prazo como se ele corresse todo dia. Perto do fim, procure um advogado ou a Defensoria.',
			'Casos anteriores a 11 de dezembro de 2025 podem seguir a prescrição das regras antigas, do Código Civil. Nelas, o ponto de partida gerava discussão. Na dúvida, portanto, aja pelo prazo mais curto.',
		],
	},
	{
		words: ['agravamento', 'agravar', 'agrava'],
		label: 'Agravamento do risco',
		angle: 'mistakes',
		titles: [
			'Agravamento do risco: o que pode custar a indenização',
			'Agravamento do risco: atitudes que tiram a cobertura',
		],
		heading: 'Atitudes que agravam o risco',
		facts: [
			'Agravar o risco é torná-lo bem maior do que o descrito no questionário. Para a perda da garantia, a lei olha o aumento relevante, continuado e de propósito. Um descuido isolado, em regra, não basta.',
			{
				lead: 'Estas mudanças podem ser agravamento e pedem aviso antes que virem discussão:',
				items: [
					'carro de passeio que passa a fazer corridas ou entregas;',
					'casa que fica vazia por meses ou vira comércio;',
					'alarme ou rastreador desligado;',
					'obra ou depósito de produto inflamável.',
				],
			},
			'Soube de um agravamento? Comunique logo. A seguradora tem 20 dias para cobrar a diferença ou, se não puder manter o risco, encerrar o contrato com aviso. Já quem cala de propósito pode perder a garantia.',
			'Na hora do sinistro, não basta alegar o agravamento. O artigo 16 da [Lei 15.040/2024](lei-do-seguro) só admite a recusa se a seguradora provar que ele causou o dano. Sem essa prova, conteste por escrito.',
			'Nos seguros sobre a vida e a integridade física, a regra é mais branda. Mesmo diante de agravamento relevante, a lei só permite cobrar a diferença de preço. Por isso, leia a recusa com atenção ao ramo.',
		],
	},
	{
		words: ['indenizacao menor', 'menor que o esperado', 'revisao do calculo', 'valor menor'],
		label: 'Revisão da indenização',
		titles: ['Indenização menor que o esperado: como pedir revisão'],
		heading: 'Conferir a conta antes de aceitar',
		facts: [
			'O primeiro passo é ver a conta aberta. Ela deve mostrar o prejuízo apurado, a depreciação, a franquia e o limite da linha. Sem esse quadro, ninguém sabe onde está a diferença.',
			'Compare cada item com uma prova sua: orçamento, nota, anúncio do mesmo modelo ou tabela citada na apólice. Depois, aponte só as linhas erradas. Um pedido curto, com números, anda mais do que uma queixa longa.',
			'O rateio é uma causa comum de valor menor. Pela [Lei 15.040/2024](lei-do-seguro), no dano parcial ele só cabe se a apólice o previr, com exemplo da fórmula. Confira, portanto, se essa cláusula existe na sua.',
			'Receber a parte que ninguém discute não impede de pedir o resto, desde que o recibo não dê quitação total. Escreva a ressalva antes de assinar. Em seguida, leve o pedido de revisão à ouvidoria.',
		],
	},
	{
		words: [
			'sub-rog',
			'subrog',
			'ressarcimento da seguradora',
			'ressarcimento a seguradora',
			'ressarcimento do culpado',
		],
		label: 'Sub-rogação',
		angle: 'rights',
		titles: ['Sub-rogação: por que a seguradora cobra o culpado', 'Sub-rogação: quando a seguradora cobra o culpado'],
		heading: 'A seguradora no lugar do segurado',
		opening:
			'O seguro pagou o conserto, e o assunto parecia encerrado. Meses depois, chega ao causador do dano uma carta da seguradora, e a palavra nela é sub-rogação.',
		points: [
			'Na sub-rogação, a seguradora que pagou cobra o ressarcimento de quem causou o dano.',
			'O segurado deve guardar as provas e não perdoar o culpado por conta própria.',
		],
		facts: [
			'Sub-rogação é uma troca de lugar: quem pagou o prejuízo passa a cobrar de quem o causou. A seguradora indeniza o cliente e, depois, procura o responsável. Assim, o culpado não se livra da conta só porque a vítima tinha seguro.',
			'Para o segurado, a sub-rogação muda pouco, pois ele recebe sem precisar processar ninguém. Ele deve, porém, ajudar com dados, fotos e testemunhas. Esse dever está na [Lei 15.040/2024](lei-do-seguro).',
			'Perdoar o culpado por conta própria não funciona. Pela lei, não tem efeito o ato do segurado que diminui ou extingue a sub-rogação. Antes de assinar quitação, portanto, fale com a seguradora.',
			'A sub-rogação tem limites. Em regra, não alcança cônjuge, parentes próximos e empregados do segurado, salvo culpa grave ou intenção. No seguro de vida, ela também não se aplica, pois é própria dos seguros de dano.',
			'Recebeu carta de cobrança por sub-rogação? Confira a data, o valor e as notas do conserto. Se você tem cobertura para terceiros, avise a sua seguradora antes de negociar.',
			'O ressarcimento alcança o que a seguradora pagou, e não mais. A franquia e o prejuízo sem cobertura continuam a ser do segurado, que pode cobrá-los do culpado. Combine com a seguradora, para que um pedido não atrapalhe o outro.',
		],
		faqs: [
			[
				'A franquia volta para mim no ressarcimento?',
				'Pode voltar, se ela for cobrada junto ou por você, à parte. Nem toda seguradora faz isso sozinha. Pergunte e mande o recibo.',
			],
			[
				'Sou o culpado e não tenho seguro. Posso parcelar?',
				'Muitas seguradoras aceitam acordo. Peça os comprovantes do pagamento antes de assinar. Confirme o canal oficial, pois há golpes com falsa cobrança.',
			],
			[
				'Se a seguradora recuperar o dinheiro, o meu bônus volta?',
				'Depende da regra da empresa. Algumas reveem a classe quando o culpado paga tudo. Peça a análise na renovação.',
			],
		],
	},
	{
		words: ['reparo', 'mal feito', 'oficina'],
		label: 'Reparo mal feito na oficina',
		angle: 'rights',
		titles: ['Reparo mal feito na oficina: quem responde por ele', 'Reparo mal feito na oficina: de quem é a garantia'],
		heading: 'Quem responde pelo serviço ruim',
		facts: [
			'Quando a oficina é da rede que a seguradora indica, as duas podem responder pelo reparo ruim. O [STJ](stj) já decidiu assim em casos de oficina credenciada. Por isso, reclame com ambas, por escrito.',
			'Na livre escolha, responde primeiro a oficina que você contratou. A seguradora pagou o orçamento, mas não escolheu o prestador. Guarde, portanto, o orçamento aprovado e a nota com cada peça.',
			'O [Código de Defesa do Consumidor](cdc) dá três saídas para o serviço com defeito: refazer sem custo, devolver o valor ou abater o preço. No reparo do carro, refazer costuma ser a mais prática. Peça data de entrega e outra vistoria.',
			'Em serviço durável, o prazo para reclamar é de 90 dias, segundo o artigo 26 do CDC. Se o defeito é visível, conta-se do fim do reparo; se é oculto, de quando aparece. A garantia escrita da oficina completa esse prazo.',
			'Antes de sair da oficina, confira pintura, alinhamento, luzes e ruídos, de preferência de dia. Anote na ordem de serviço o que não ficou bom. Fotos com data, além disso, valem mais do que a conversa no balcão.',
		],
	},
]
