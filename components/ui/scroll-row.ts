/** Cards that stand one under another would fill a phone screen by screen: there they stand in a row that is pushed aside. */
export const scrollRow = [
  "max-md:-mx-(--gutter) max-md:-my-1 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1",
  "max-md:[scrollbar-width:none] max-md:*:w-[88%] max-md:*:max-w-85 max-md:*:flex-none max-md:*:snap-start",
].join(" ");
