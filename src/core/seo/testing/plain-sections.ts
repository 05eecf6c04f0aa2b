/**
 * Sections of an article that says something else in each sentence, and nothing that anybody would have to answer for: what
 * stands below each heading, with `{about}` for what the article is on.
 */
export const plainSections: Record<string, string> = {
	'prazo de resposta':
		'Quem pede uma proposta quer saber quando ela volta. Por isso, pergunte o dia da resposta e anote o nome de quem atendeu. Se a data passar, cobre por escrito e guarde a mensagem. Além disso, veja o que acontece com {about} enquanto ninguém responde. Muita gente só descobre essa espera depois do acidente. Portanto, não cancele o contrato antigo antes da hora. Assim, o carro não fica um dia sequer sem proteção.',
	'valor da franquia':
		'A franquia é a parte do conserto que sai do seu bolso. Quando ela é alta, a parcela do mês costuma cair. No entanto, a conta muda no dia da batida. Para decidir sobre {about}, imagine um para-choque quebrado e some as duas despesas. Depois, compare o total com o que você tem na poupança. Se o dinheiro não alcança, prefira a opção reduzida. Enfim, anote o número escolhido na primeira folha da apólice.',
	'limite de danos':
		'Numa colisão, o prejuízo do outro motorista pode ser maior que o seu. Por exemplo, um utilitário novo custa mais que muitos apartamentos pequenos. Por isso, olhe até onde vai a cobertura para terceiros. Vale conferir também se {about} separa danos ao corpo de danos ao patrimônio. Em seguida, pense nas ruas por onde você passa todo dia. Um bairro de carros importados pede uma quantia mais folgada. Dessa forma, um descuido no cruzamento não vira dívida de anos.',
	'serviço de guincho':
		'O reboque parece detalhe até a pane na estrada. Primeiro, descubra quantos quilômetros estão incluídos em cada chamado. Depois, veja se a moto reserva ou o táxi entram no pacote. Algumas empresas atendem só por aplicativo, mas outras mantêm telefone a noite inteira. Ao ler {about}, procure o capítulo de assistência. Salve o contato no celular antes da viagem. Afinal, no acostamento ninguém quer procurar papel.',
	'questionário de risco':
		'As perguntas da contratação servem para calcular o preço. Logo, responda como o carro é usado de verdade, e não como seria bonito. Se um filho dirige aos sábados, diga isso ao corretor. Da mesma forma, avise quando mudar de emprego ou de garagem. Uma resposta torta sobre {about} costuma aparecer justamente na perícia. Peça a cópia do formulário e releia com calma em casa. Por fim, corrija qualquer engano por e-mail, com a data no assunto.',
	'alcance do reboque':
		'Nem todo socorro chega a qualquer cidade. Assim, quem mora longe da capital precisa olhar o mapa da assistência. Por exemplo, há planos que param na divisa do estado. Se {about} tem quilometragem livre, isso aparece nas condições gerais. Caso contrário, o trecho excedente é cobrado na hora. Pergunte, então, quanto custa cada quilômetro a mais. Enquanto isso, deixe um valor separado para o imprevisto.',
	'carro reserva':
		'Ficar a pé enquanto o conserto não acaba atrapalha o trabalho e a escola. Por essa razão, muitos clientes incluem um veículo de cortesia. Entretanto, a diária nem sempre vale para batidas pequenas. Confira em {about} quantos dias estão previstos e que modelo é entregue. Depois, informe-se sobre a caução no cartão da locadora. Motoristas jovens, por exemplo, às vezes não podem retirar as chaves. Em resumo, leia a cláusula antes de precisar dela.',
	'desconto de renovação':
		'Um período tranquilo rende pontos na próxima assinatura. Contudo, o bônus pertence à pessoa, e não ao automóvel. Ao trocar de empresa, leve o histórico junto com a proposta. Se alguém bateu em você, explique o caso antes de aceitar a perda da classe. Também convém recalcular {about} quando o hodômetro roda pouco. Por outro lado, parcela barata com proteção fraca sai cara. Então, peça três orçamentos com as mesmas coberturas.',
	'cadastro de condutores':
		'Quem pega o volante muda o risco e, portanto, o custo. Primeiramente, liste todos que dirigem, inclusive nas férias. Em seguida, marque quem usa o automóvel na maior parte da semana. Esse nome pesa bastante em {about}, sobretudo quando há universitário na família. Não esconda o caçula para economizar. Mais tarde, essa economia vira discussão com o perito. Enfim, transparência no formulário poupa dor de cabeça.',
	'endereço de pernoite':
		'O lugar onde o automóvel dorme conta muito no cálculo. Garagem fechada, por exemplo, afasta o furto da madrugada. Já a calçada iluminada ajuda menos do que se pensa. Quando a família se muda, comunique o CEP novo na mesma semana. Dessa maneira, {about} continua descrevendo a sua rotina. Guarde ainda o protocolo do aviso numa pasta digital. Por último, confirme se a alteração trouxe diferença a pagar.',
}
