import type { Subject } from '../../types.ts'

/** What a quote's price is made of, and how it is paid. */
export const quotesPrice: readonly Subject[] = [
	{
		words: ['parcelamento', 'parcelar', 'a vista', 'sem juros'],
		label: 'Parcelamento do seguro',
		angle: 'cost',
		titles: [
			'Parcelamento ou à vista: a conta antes de decidir',
			'Seguro à vista ou parcelamento sem juros: as contas',
		],
		heading: 'À vista ou em parcelas',
		facts: [
			'Some todas as parcelas e compare com o preço à vista. Se os totais são iguais, o parcelamento é mesmo sem juros. Se há diferença, ela é o custo do prazo.',
			'Desconto à vista também é juro, visto do outro lado. Divida o desconto pelo preço e compare com o que o dinheiro renderia no mesmo tempo. Quando renderia menos, pagar de uma vez compensa.',
			'À vista, a reserva diminui no mesmo dia. Quem ficaria sem dinheiro para a franquia deve pensar duas vezes. Nesse caso, parcelar pode ser a escolha prudente.',
			'O parcelamento exige atenção ao vencimento. Atraso leva a aviso e, depois do prazo, à suspensão da garantia. Cartão e débito automático ajudam, desde que haja limite ou saldo.',
		],
	},
	{
		words: ['iof', 'imposto'],
		label: 'IOF na apólice',
		angle: 'cost',
		titles: ['IOF na apólice: o imposto no fim da conta', 'IOF na apólice: quanto do preço é imposto'],
		heading: 'Quanto do preço é imposto',
		facts: [
			'IOF é o imposto sobre operações financeiras, que também alcança o seguro. Ele incide sobre o prêmio e costuma aparecer em linha separada. A seguradora recolhe, mas quem paga é o segurado.',
			'A alíquota do IOF vem de decreto e muda com o ramo. Para carro e casa, é de 7,38%; para vida e acidentes pessoais, de 0,38%. Como o governo pode alterá-la, confira a taxa em vigor na [Receita Federal](receita).',
			'Compare propostas pelo total, com o imposto dentro. Um preço “a partir de” pode ser o líquido. Se a linha do IOF não aparece, pergunte se ela já está na soma.',
			'O IOF não fica com a corretora nem se negocia. O que dá para mexer é a base: limite, franquia e coberturas. Quando o prêmio baixa, o imposto cai na mesma proporção.',
		],
	},
	{
		words: ['comissao'],
		label: 'Comissão do corretor',
		angle: 'cost',
		titles: ['Comissão do corretor: quem paga e quanto influencia'],
		heading: 'Como o corretor recebe',
		facts: [
			'A comissão sai do prêmio. O cliente paga um preço só, e a seguradora repassa a parte do corretor. Por isso, em regra, não há boleto separado para a corretora.',
			'O percentual da comissão varia com o ramo, a seguradora e o acordo entre as partes. Não há um número único para todos. Antes de fechar, pergunte o valor, pois as normas do setor pedem essa transparência.',
			'Em alguns produtos, o corretor pode abrir mão de parte da comissão para baixar o preço. Não é obrigação. Quando acontece, peça que o desconto apareça na proposta.',
			'Contratar sem corretor, e sem comissão, nem sempre sai mais barato, porque a seguradora também gasta para vender. Compare o mesmo pacote nos dois caminhos. Além disso, ponha na conta quem ajudará no sinistro.',
		],
	},
	{
		words: ['desconto'],
		label: 'Desconto no seguro',
		angle: 'cost',
		titles: [
			'Desconto verdadeiro ou cobertura a menos? Compare',
			'Desconto no seguro: verdadeiro ou cobertura a menos?',
		],
		heading: 'Desconto de verdade ou cobertura a menos',
		facts: [
			'Desconto verdadeiro deixa as linhas iguais e muda só o preço. Peça a versão anterior e a nova, no mesmo formato. Se algum limite encolheu, o que houve foi corte.',
			{
				lead: 'Diante de um desconto grande, procure primeiro nestes pontos:',
				items: [
					'franquia que subiu;',
					'limite para terceiros que desceu;',
					'guincho com menos quilômetros;',
					'vidros, carro reserva ou danos elétricos que sumiram;',
					'percentual menor da tabela na perda total.',
				],
			},
			'Há desconto com motivo claro: bônus, rastreador, alarme, pagamento à vista ou duas apólices na mesma empresa. Todos têm regra escrita. Peça a regra e veja o que acontece se a condição acabar.',
			'Faça a conta do corte antes de aceitar o desconto. De um lado, ponha a economia do ano; do outro, o dano que ficou sem cobertura. Poupar pouco para assumir um risco alto é aposta.',
		],
	},
	{
		words: ['pacotes de assist', 'pacote de assist', 'assistencia', 'assistencia 24 horas'],
		label: 'Pacotes de assistência',
		angle: 'coverage',
		titles: ['Pacotes de assistência: o que você talvez já tenha', 'Pacotes de assistência: serviços que se repetem'],
		heading: 'Serviços que podem estar repetidos',
		facts: [
			'Guincho, chaveiro e encanador podem vir de vários lados: seguro do carro, da casa, cartão, banco ou montadora. Antes de pagar por mais uma assistência, liste as que já existem. Muitas ficam esquecidas na fatura.',
			'Assistência repetida não dobra o benefício. Em geral, usa-se um serviço por vez, e cada um tem limite próprio. Se dois planos dão o mesmo guincho, portanto, fique com o que vai mais longe.',
			'Compare a assistência pelo uso, e não pelo nome. Veja quantos chamados por ano, até que distância, em que horário e quem paga a peça. Um pacote “completo” com um só chamado resolve pouco.',
			'Peça o preço com e sem o pacote de assistência. A diferença mostra quanto custa cada nível. Se ela for pequena e o serviço for útil, mantenha; se repetir o que você tem, corte.',
		],
	},
]
