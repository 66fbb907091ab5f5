import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { applySettings, useSettings } from "./settings";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/forms.css";
import "./styles/pages.css";
import "./styles/panel.css";

applySettings();
useSettings.subscribe(applySettings);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
