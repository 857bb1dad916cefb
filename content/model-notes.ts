/** Lines that the site itself adds to a document of a language model. */
export const modelNotes = {
  ru: {
    truncated:
      "Текст обрывается: модель достигла предела длины ответа. Сузьте описание или составьте черновик без модели.",
    graphDerived:
      "Схема построена по правилам из описания: модель не передала её в пригодном для рисования виде, поэтому она может отличаться от текста.",
    assumptionsDerived:
      "Исходные числа взяты по правилам из описания: модель не передала их в пригодном для расчёта виде, поэтому они могут отличаться от текста.",
  },
  en: {
    truncated:
      "The text breaks off: the model reached the longest answer it gives. Narrow the description, or draft without a model.",
    graphDerived:
      "The diagram was derived from the description by rules: the model did not give one that can be drawn, so it may differ from the text.",
    assumptionsDerived:
      "The input figures were derived from the description by rules: the model did not give any that can be computed, so they may differ from the text.",
  },
} as const;
