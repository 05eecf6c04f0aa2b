import type { Subject } from '../../types.ts'

export const consortiumSubjects: readonly Subject[] = [
	{
		words: [
			'consorcio faliu',
			'consorcio quebr',
			'consorcio fali',
			'consorcio em liquidacao',
			'administradora de consorcio fali',
			'administradora de consorcio quebr',
			'administradora fali',
			'administradora quebr',
			'administradora em liquidacao',
			'faliu',
			'falenc',
		],
		label: 'Falência da administradora',
		angle: 'rights',
		incidental: ['o que fazer', 'o que acontece', 'e agora'],
		titles: [
			'Administradora de consórcio faliu: o que fazer agora',
			'Consórcio: o que acontece se a administradora falir',
		],
		heading: 'A administradora cai; o grupo continua',
		opening:
			'A notícia chega por mensagem: o Banco Central interveio na empresa que cuida do seu consórcio. O susto é grande, mas o dinheiro do grupo não é o dinheiro dela.',
		points: [
			'O patrimônio do grupo é separado do da administradora e não paga as dívidas dela.',
			'Siga pagando pelo canal oficial, guarde provas e vote na assembleia que decide o futuro.',
		],
		facts: [
			'Pela [Lei 11.795/2008](consorcios), os recursos do grupo não se misturam com os da administradora. Eles não entram na massa dela nem pagam os credores dela. Essa separação é a principal proteção do consorciado.',
			'Quem intervém é o [Banco Central](bcb). Ele pode decretar administração especial ou liquidação extrajudicial e nomear quem assume. A lei manda dar prioridade ao funcionamento normal dos grupos.',
			'O caminho usual é levar o grupo a outra administradora. Uma assembleia extraordinária vota as propostas. Participe: taxa, prazo e forma de cobrança podem mudar.',
			'Não pare de pagar por conta própria. A parcela vai para o fundo do grupo, e o atraso tira você dos sorteios. Confirme, porém, para qual conta ela deve ir, porque golpistas aproveitam a confusão.',
			'Se faltou dinheiro no fundo por desvio, o prejuízo pode chegar ao grupo. Nesse caso, o liquidante apura quem responde, e o consorciado registra o crédito. O fundo que protege depósitos bancários, em regra, não cobre consórcio.',
			'Já foi contemplado e não recebeu? Reúna a ata, o aviso e o pedido de pagamento. Mande cópia a quem administra a liquidação e peça protocolo. A carta de crédito não some, mas pode atrasar.',
		],
		procedure: {
			heading: 'O que fazer na primeira semana',
			steps: [
				['Cheque a notícia.', 'No site do Banco Central, e não em mensagem repassada.'],
				['Guarde os papéis.', 'Contrato, boletos pagos, atas e extrato da cota.'],
				['Confira a conta.', 'Só pague no canal indicado pelo responsável nomeado.'],
				['Acompanhe a convocação.', 'A assembleia decide a troca de administradora.'],
				['Reclame por escrito.', 'Banco Central, Consumidor.gov.br ou Procon.'],
			],
		},
		faqs: [
			[
				'Perco o que já paguei?',
				'Em regra, não, porque o valor pertence ao grupo. Pode haver demora e, se houve desvio, perda. O extrato da cota é a prova do que você pagou.',
			],
			[
				'Posso sair do grupo nessa hora?',
				'Pode pedir a exclusão, mas valem as regras de quem desiste: sorteio e descontos do contrato. Muitas vezes, esperar a transferência sai melhor.',
			],
		],
	},
	{
		words: [
			'consorcio de moto',
			'consorcio da moto',
			'consorcio para moto',
			'consorcio de carro',
			'consorcio para carro',
			'consorcio de veiculo',
			'consorcio de automove',
			'moto por consorcio',
			'moto no consorcio',
			'moto pelo consorcio',
			'carro por consorcio',
		],
		label: 'Consórcio de moto e carro',
		angle: 'buying',
		titles: ['Consórcio de moto e carro: o que conferir na cota', 'Consórcio de moto ou de carro: regras da carta'],
		heading: 'Quais veículos a carta compra',
		opening:
			'A parcela da moto cabe no bolso, e o grupo promete uma compra sem juros. Antes de assinar, convém saber que veículo a carta aceita e quando ela sai.',
		points: [
			'A carta do consórcio de moto ou de carro vale para a categoria e a idade que o contrato aceita.',
			'O veículo fica em garantia até a quitação da última parcela.',
		],
		facts: [
			'No consórcio de moto, a carta costuma comprar moto nova ou usada, dentro de um limite de idade. Alguns grupos prendem a marca; outros aceitam qualquer uma. Essa linha do contrato decide a sua liberdade de escolha.',
			'No de carro, vale o mesmo: categoria, ano e procedência. Veículo de leilão, muito antigo ou com restrição tende a ser recusado. Antes de dar sinal ao vendedor, peça a aprovação da administradora.',
			'Sobrou crédito depois da compra? Em geral, ele abate parcelas ou paga despesas de documento e seguro, até o percentual do contrato. Faltou? A diferença sai do seu bolso.',
			'O veículo fica alienado até o fim, e a anotação aparece no documento. Vender antes exige quitar ou transferir a dívida com aval da administradora. Acordo de gaveta deixa os dois lados em risco.',
			'O grupo pode exigir seguro do veículo enquanto houver saldo. Moto de baixo valor, às vezes, paga um seguro alto para o preço dela. Cote antes da contemplação e some ao custo do mês.',
			'Grupo de moto costuma ter prazo e crédito menores do que o de carro. Com parcela baixa, o percentual das taxas passa despercebido. Multiplique a parcela pelo prazo e compare com o preço à vista.',
		],
		procedure: {
			heading: 'Da cota ao veículo na garagem',
			steps: [
				['Leia a categoria.', 'Moto, carro, novo ou usado, e a idade aceita.'],
				['Some o total.', 'Parcela vezes prazo, com as taxas e a correção.'],
				['Consulte a empresa.', 'Nome e CNPJ na lista do Banco Central.'],
				['Simule o seguro.', 'Ele pode ser exigido quando a carta sai.'],
				['Só compre com aprovação.', 'Da administradora, por escrito, antes do sinal.'],
			],
		},
		faqs: [
			[
				'A carta de moto serve para comprar carro?',
				'Só se o contrato permitir a troca de categoria. Há administradoras que aceitam outro veículo, com complemento do valor. Veja isso antes da adesão.',
			],
			[
				'Posso comprar veículo usado com a carta?',
				'Na maioria dos grupos, sim, com limite de idade e vistoria. O vendedor pode ser loja ou pessoa física, conforme o contrato.',
			],
		],
	},
	{
		words: ['consorcio de servic', 'consorcio para servic', 'carta de servic'],
		label: 'Consórcio de serviços',
		angle: 'guide',
		titles: ['Consórcio de serviços: o que a carta pode pagar', 'Consórcio de serviços: reforma, festa e cirurgia'],
		heading: 'Uma carta que compra trabalho, e não um bem',
		opening:
			'Reforma, festa, curso, tratamento: nem tudo o que se planeja cabe em uma garagem. Para isso existe o consórcio de serviços, com regras parecidas e alguns cuidados próprios.',
		points: [
			'O consórcio de serviços paga o prestador escolhido depois da contemplação, com nota.',
			'A data da contemplação é incerta: festa e cirurgia marcadas pedem outro caminho.',
		],
		facts: [
			'A [Lei 11.795/2008](consorcios) permite grupos para a compra de bens ou de serviços. No segundo caso, a carta paga um prestador: pedreiro com empresa, clínica, escola, bufê, agência. O contrato diz quais tipos entram.',
			'A administradora costuma pagar direto a quem presta, contra orçamento e nota fiscal. O consorciado não recebe o valor em mãos para gastar livremente. Por isso, prestador informal quase nunca serve.',
			'Como o serviço não pode ser tomado de volta, a garantia muda. Muitos grupos pedem fiador, outro bem ou análise de renda mais dura. Pergunte por ela no começo, e não na contemplação.',
			'O prazo é o ponto fraco. O sorteio não conhece a data do casamento nem a da matrícula. Quem tem dia marcado precisa de dinheiro para lance ou de outro plano.',
			'Se o serviço sair ruim, a queixa é contra o prestador. As parcelas do consórcio continuam. Peça contrato com etapas e, quando der, pagamento conforme cada uma fica pronta.',
			'O crédito é menor, e o grupo, mais curto do que o de imóvel. Assim, a taxa pesa mais em cada parcela. Compare o total com o preço à vista e com um empréstimo simples.',
		],
		procedure: {
			heading: 'Antes de entrar no grupo de serviços',
			steps: [
				['Leia a lista.', 'Que serviços o contrato aceita pagar?'],
				['Pergunte pela garantia.', 'Fiador, bem ou renda na contemplação.'],
				['Escolha o prestador.', 'Empresa com CNPJ, orçamento e nota.'],
				['Pense na data.', 'Sem dia fixo, o consórcio pode servir.'],
				['Consulte o Banco Central.', 'A administradora precisa de autorização.'],
			],
		},
		faqs: [
			[
				'Serve para cirurgia plástica?',
				'Pode servir, se o contrato incluir serviços de saúde e estética. A clínica precisa aceitar a forma de pagamento. Não marque a data antes de ter a carta.',
			],
			[
				'Posso trocar o serviço depois de contemplado?',
				'Em geral, pode, dentro da categoria do grupo. A administradora analisa o novo orçamento. Leia o que o contrato diz sobre a troca.',
			],
		],
	},
]
