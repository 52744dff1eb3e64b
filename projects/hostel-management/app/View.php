<?php

declare(strict_types=1);

namespace App;

/** Turns a file of views/ and its data into a page. */
final class View
{
    /**
     * @param string $name for example "admin/students/list"
     * @param array<string, mixed> $data becomes the variables of the view; "title" is the page's name
     * @param string $layout "app" with the menu, "plain" without
     */
    public static function show(string $name, array $data, string $layout = 'app'): void
    {
        $data['content'] = self::part($name, $data);
        echo self::part('layouts/' . $layout, $data);
    }

    /** A piece of a page, for views that share it. */
    public static function part(string $name, array $data = []): string
    {
        // Runs the view in a function without named parameters, so that it sees its data and nothing else.
        $draw = static function (): void {
            extract(func_get_arg(1));
            require func_get_arg(0);
        };
        ob_start();
        $draw(__DIR__ . '/../views/' . $name . '.php', $data);

        return (string) ob_get_clean();
    }
}
