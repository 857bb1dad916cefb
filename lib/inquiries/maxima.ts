/** Most characters of each field a visitor fills in, for the rules of the schema and for the words and attributes of the form. */
export const inquiryMaxima = {
  name: 200,
  email: 254, // RFC 5321, section 4.5.3.1.3, less the two angle brackets
  company: 200,
  message: 8_000,
} as const;
