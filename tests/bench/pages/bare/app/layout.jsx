export const metadata = {
  title: "Bare page",
  description: "The least a Next page can be; the floor of scripts in measurements.",
};

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
