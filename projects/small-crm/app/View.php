<?php

declare(strict_types=1);

namespace App;

/** Makes HTML from a file of views/ and its data. */
final class View
{
    /** A whole page: the view inside layout.php. $data must hold "title". */
    public static function page(string $name, array $data): string
    {
        return self::part('layout', $data + ['content' => self::part($name, $data)]);
    }

    /**
     * A part that several pages share. The keys of $data become the variables of the file, which runs in its own
     * function, so that it sees nothing else.
     */
    public static function part(string $name, array $data = []): string
    {
        $show = static function (): void {
            extract(func_get_arg(1), EXTR_SKIP);
            require func_get_arg(0);
        };
        ob_start();
        try {
            $show(__DIR__ . '/../views/' . $name . '.php', $data);
        } finally {
            $html = (string) ob_get_clean();
        }

        return $html;
    }
}
